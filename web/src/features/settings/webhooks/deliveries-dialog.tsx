import { Skeleton, Stack } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Webhook } from '#contract/outreach/webhooks-out.ts'
import { useDeliveries } from '../../../data/webhooks.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { OlderNewest } from '../../../ui/older-newest.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { webhookTexts } from './texts.ts'

/** An address's recent deliveries and their answers. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook | null; onClose: () => void }) {
  const t = useText(webhookTexts)
  const common = useText()
  return (
    <DialogFrame
      open={webhook !== null}
      onClose={onClose}
      title={webhook ? t('deliveries_title', { host: new URL(webhook.url).host }) : ''}
      closeLabel={common('close')}
      size="lg"
    >
      {webhook && <Deliveries webhook={webhook} />}
    </DialogFrame>
  )
}

function Deliveries({ webhook: { id, is_active } }: { webhook: Webhook }) {
  const t = useText(webhookTexts)
  const [cursor, turnTo] = useState<string | undefined>()
  const { data, error, mutate } = useDeliveries(id, cursor)
  if (!data && error) return <LoadFailed title={t('deliveries_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <Skeleton height="40" borderRadius="lg" aria-hidden />
  if (data.data.length === 0 && cursor === undefined)
    return <EmptyState icon={<Send />} title={t('no_deliveries')} description={t('no_deliveries_hint')} titleAs="h3" />
  return (
    <Stack gap="4">
      <Stack as="ul" gap="0">
        {data.data.map((delivery) => (
          <DeliveryRow key={delivery.id} webhook={id} delivery={delivery} mayResend={is_active} />
        ))}
      </Stack>
      <OlderNewest
        isFirst={cursor === undefined}
        older={data.cursor}
        newestLabel={t('newest')}
        olderLabel={t('older')}
        onTurn={turnTo}
      />
    </Stack>
  )
}
