import { Badge, Box, Button, Code, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Delivery } from '#contract/outreach/webhooks-out.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { webhookTexts } from './texts.ts'
import { useWebhookDeeds } from './use-webhook-deeds.ts'

interface DeliveryRowProps {
  webhook: string
  delivery: Delivery
  mayResend: boolean
}

const COLORS = { delivered: 'green', waiting: 'orange', failed: 'red' } as const
const WORDS = { delivered: 'delivered', waiting: 'waiting', failed: 'given_up' } as const

/** One delivery: its event, what became of it, and its texts. */
export function DeliveryRow({ webhook, delivery, mayResend }: DeliveryRowProps) {
  const t = useText(webhookTexts)
  const { moment } = useFormats()
  const { resend } = useWebhookDeeds()
  const [isBusy, setBusy] = useState(false)
  const { id, event, status, created_at } = delivery
  const when = moment(created_at)
  return (
    <Stack as="li" gap="2" paddingBlock="3" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Flex gap="3" align="flex-start">
        <Stack flex="1" minWidth="0" gap="1">
          <HStack wrap="wrap" gap="2">
            <Text fontWeight="600">{t(event)}</Text>
            <Badge colorPalette={COLORS[status]}>{t(WORDS[status])}</Badge>
          </HStack>
          <Text fontSize="sm" color="fg.muted">
            {when}
            <Outcome delivery={delivery} />
          </Text>
        </Stack>
        {mayResend && (
          <Button
            size="sm"
            variant="outline"
            loading={isBusy}
            aria-label={t('resend_of', { event: t(event), when })}
            onClick={async () => {
              setBusy(true)
              await resend(webhook, id)
              setBusy(false)
            }}
          >
            {t('resend')}
          </Button>
        )}
      </Flex>
      <Box asChild fontSize="sm">
        <details>
          <Box asChild cursor="pointer" color="fg.muted">
            <summary>{t('details')}</summary>
          </Box>
          <Stack gap="3" marginTop="2">
            <Words title={t('sent_body')} words={inLines(delivery.body)} />
            {delivery.answer && <Words title={t('answer')} words={delivery.answer} />}
          </Stack>
        </details>
      </Box>
    </Stack>
  )
}

function Outcome({ delivery }: Pick<DeliveryRowProps, 'delivery'>) {
  const t = useText(webhookTexts)
  const { fromNow } = useFormats()
  const { attempts, answer_status, error, next_attempt_at } = delivery
  const status = answer_status ?? 0
  const parts = [
    error === 'redirect' && t('redirect', { status }),
    error && error !== 'redirect' && error !== 'refused' && t(error),
    (error === 'refused' || error === null) && answer_status !== null && t('answered', { status }),
    attempts > 1 && t('attempts', { count: attempts }),
    attempts > 0 && next_attempt_at && t('next_attempt', { when: fromNow(next_attempt_at, serverNow()) }),
  ]
  return parts.filter(Boolean).map((part) => ` · ${part}`)
}

function Words({ title, words }: { title: string; words: string }) {
  return (
    <Stack gap="1">
      <Text fontWeight="500">{title}</Text>
      <Code as="pre" display="block" padding="3" borderRadius="md" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {words}
      </Code>
    </Stack>
  )
}

/** The signed body is one line; people read it better in several. */
const inLines = (body: string) => JSON.stringify(JSON.parse(body), null, 2)
