import { Badge, Button, Flex, HStack, Stack, Text, Wrap } from '@chakra-ui/react'
import { Pencil, Power, Trash2 } from 'lucide-react'
import type { Webhook } from '#contract/outreach/webhooks-out.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { webhookTexts } from './texts.ts'

interface WebhookRowProps {
  webhook: Webhook
  onOpen: () => void
  onEdit: () => void
  onSwitch: () => void
  onRemove: () => void
}

/** An address: whether it is on and answers, its events, and what can be done with it. */
export function WebhookRow({ webhook, onOpen, onEdit, onSwitch, onRemove }: WebhookRowProps) {
  const t = useText(webhookTexts)
  const { url, events, is_active } = webhook
  const deeds = [
    { value: 'edit', icon: Pencil, text: t('edit'), does: onEdit },
    { value: 'switch', icon: Power, text: t(is_active ? 'switch_off' : 'switch_on'), does: onSwitch },
    { value: 'delete', icon: Trash2, text: t('delete'), does: onRemove, destructive: true },
  ]
  return (
    <Flex as="li" gap="3" paddingBlock="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Stack flex="1" minWidth="0" gap="2">
        <HStack wrap="wrap" gap="2">
          <Text fontWeight="600" overflowWrap="anywhere" minWidth="0">
            {url}
          </Text>
          <State webhook={webhook} />
        </HStack>
        <Wrap gap="1.5">
          {events.length === 0 && <Badge variant="surface">{t('no_events')}</Badge>}
          {events.map((event) => (
            <Badge key={event} variant="surface" title={event}>
              {t(event)}
            </Badge>
          ))}
        </Wrap>
        <Trouble webhook={webhook} />
        <Button size="sm" variant="outline" alignSelf="flex-start" onClick={onOpen}>
          {t('deliveries')}
        </Button>
      </Stack>
      <RowMenu label={t('actions', { url })} variant="ghost" deeds={deeds} />
    </Flex>
  )
}

function State({ webhook: { is_active, failing_since } }: Pick<WebhookRowProps, 'webhook'>) {
  const t = useText(webhookTexts)
  if (!is_active) return <Badge>{t('off')}</Badge>
  if (failing_since) return <Badge colorPalette="orange">{t('failing')}</Badge>
  return <Badge colorPalette="green">{t('on')}</Badge>
}

function Trouble({ webhook: { off_because, is_active, failing_since } }: Pick<WebhookRowProps, 'webhook'>) {
  const t = useText(webhookTexts)
  const { moment } = useFormats()
  const words =
    off_because === 'failing' || off_because === 'unseen'
      ? t(`off_${off_because}`)
      : is_active && failing_since
        ? t('failing_since', { when: moment(failing_since) })
        : undefined
  return (
    words && (
      <Text fontSize="sm" color="fg.muted">
        {words}
      </Text>
    )
  )
}
