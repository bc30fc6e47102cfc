import { Box, Code, Heading, Stack, Text } from '@chakra-ui/react'
import { DELIVERY_EVENT_NAMES, type DeliveryEvent } from '#contract/outreach/webhook-facts.ts'
import { useText } from '../../lib/language/text.ts'
import { webhookTexts } from './webhook-texts.ts'

const HEADERS = [
  ['Lotwire-Signature: t=1767225600,v1=5f2b…', 'of_signature'],
  ['Lotwire-Event: message_received', 'of_event'],
  ['Lotwire-Delivery: 01KB2V…', 'of_delivery'],
] as const

const DATA: Record<DeliveryEvent, string> = {
  message_received: '{ message, contact_id, conversation_id, channel }',
  message_sent: '{ message, contact_id, conversation_id, channel }',
  contact_created: '{ contact }',
  stage_changed: '{ contact, previous_stage }',
  appointment_changed: '{ appointment }',
  call_ended: '{ call }',
  campaign_replied: '{ contact_id, campaign_id, replied_at }',
  automation_step: '{ automation, run_id, contact, vehicle_id }',
}

const BODY = `{ "id": "…", "event": "stage_changed", "created_at": "2026-01-01T00:00:00.000Z",
  "data": { "contact": { … }, "previous_stage": "new" } }`

const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto'

function isFromLotwire(header, body, secret) {
  const [, t, v1] = /^t=(\\d+),v1=([0-9a-f]{64})$/.exec(header) ?? []
  if (!v1 || Math.abs(Date.now() / 1000 - t) > 300) return false
  const expected = createHmac('sha256', secret).update(\`\${t}.\${body}\`).digest()
  return timingSafeEqual(Buffer.from(v1, 'hex'), expected)
}`

/** The reference for developers who receive webhooks. */
export function WebhooksPart() {
  const t = useText(webhookTexts)
  return (
    <Stack as="section" id="webhooks" gap="4" scrollMarginTop="24">
      <Heading as="h2" size="xl">
        {t('title')}
      </Heading>
      <Text>{t('intro')}</Text>
      <Lines>{BODY}</Lines>
      <Text>{t('answer')}</Text>
      <Text>{t('repeats')}</Text>
      <Heading as="h3" size="md">
        {t('headers')}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none" fontSize="sm">
        {HEADERS.map(([header, words]) => (
          <Box as="li" key={header} overflowWrap="anywhere">
            <Code>{header}</Code> {t(words)}
          </Box>
        ))}
      </Stack>
      <Text>{t('verify')}</Text>
      <Lines>{VERIFY}</Lines>
      <Heading as="h3" size="md">
        {t('events')}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none" fontSize="sm">
        {DELIVERY_EVENT_NAMES.map((event) => (
          <Box as="li" key={event} overflowWrap="anywhere">
            <Code fontWeight="600">{event}</Code> {t(event)}: <Code>{DATA[event]}</Code>
          </Box>
        ))}
      </Stack>
    </Stack>
  )
}

function Lines({ children }: { children: string }) {
  return (
    <Code as="pre" display="block" padding="4" borderRadius="lg" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {children}
    </Code>
  )
}
