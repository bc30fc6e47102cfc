import { Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { Webhook } from '#contract/outreach/webhooks-out.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { webhookTexts } from './texts.ts'
import { useWebhookDeeds } from './use-webhook-deeds.ts'
import { WebhookRow } from './webhook-row.tsx'

interface WebhookListProps {
  webhooks: Webhook[]
  onEdit: (webhook: Webhook) => void
}

/** The addresses, what was sent to one, and the question before one is deleted. */
export function WebhookList({ webhooks, onEdit }: WebhookListProps) {
  const t = useText(webhookTexts)
  const common = useText()
  const { switchTo, remove } = useWebhookDeeds()
  const [opened, open] = useState<Webhook | null>(null)
  const [asked, ask] = useState<Webhook | null>(null)
  return (
    <>
      <Stack as="ul" gap="0">
        {webhooks.map((webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onOpen={() => open(webhook)}
            onEdit={() => onEdit(webhook)}
            onSwitch={() => switchTo(webhook.id, !webhook.is_active)}
            onRemove={() => ask(webhook)}
          />
        ))}
      </Stack>
      <DeliveriesDialog webhook={opened} onClose={() => open(null)} />
      <ConfirmDialog
        open={asked !== null}
        title={t('delete_title')}
        confirmLabel={t('delete')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => ask(null)}
        onConfirm={async () => {
          if (asked) await remove(asked.id)
          ask(null)
        }}
      >
        {asked && t('delete_question', { url: asked.url })}
      </ConfirmDialog>
    </>
  )
}
