import { DataList, Text } from '@chakra-ui/react'
import type { ApiError } from '../../../lib/api-error.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { twilioTexts } from './texts.ts'

interface OverwriteDialogProps {
  /** The refusal: its fields are the senders, each with its current URLs. */
  conflict: ApiError | undefined
  onConfirm: () => Promise<unknown>
  onCancel: () => void
}

/** Lists the URLs that would be lost before ours replace them. */
export function OverwriteDialog({ conflict, ...rest }: OverwriteDialogProps) {
  const t = useText(twilioTexts)
  const common = useText()
  const names: Record<string, string> = {
    phone_number: t('target_phone_number'),
    messaging_service: t('target_messaging_service'),
    whatsapp_sender: t('target_whatsapp_sender'),
    twiml_app: t('target_twiml_app'),
  }
  return (
    <ConfirmDialog
      open={conflict !== undefined}
      title={t('overwrite_title')}
      confirmLabel={t('overwrite')}
      cancelLabel={common('cancel')}
      {...rest}
    >
      <Text>{t('overwrite_intro')}</Text>
      <DataList.Root marginBlock="4" gap="3" color="fg">
        {Object.entries(conflict?.fields ?? {}).map(([target, addresses]) => (
          <DataList.Item key={target}>
            <DataList.ItemLabel>{names[target] ?? target}</DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere">{addresses}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Text>{t('overwrite_hint')}</Text>
    </ConfirmDialog>
  )
}
