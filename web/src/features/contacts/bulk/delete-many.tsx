import { Stack, Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useContactText } from '../texts.ts'

interface DeleteManyProps {
  open: boolean
  /** Null where it is not known how many match. */
  count: number | null
  onCancel: () => void
  onDelete: () => Promise<unknown>
}

/** Asks before many contacts are deleted, and says what goes with them. */
export function DeleteMany({ open, count, onCancel, onDelete }: DeleteManyProps) {
  const t = useContactText()
  const common = useText()
  return (
    <ConfirmDialog
      open={open}
      title={t('delete_selected')}
      confirmLabel={t('delete')}
      cancelLabel={common('cancel')}
      destructive
      onCancel={onCancel}
      onConfirm={onDelete}
    >
      <Stack gap="2">
        <Text>{count === null ? t('delete_all_question') : t('delete_many_question', { count })}</Text>
        <Text>{t('delete_consequences')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
