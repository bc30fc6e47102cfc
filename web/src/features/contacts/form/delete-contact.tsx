import { Stack, Text } from '@chakra-ui/react'
import type { ListedContact } from '#contract/customers/contact.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useFormText } from './texts.ts'
import { useDeleteContact } from './use-delete-contact.ts'

interface DeleteContactProps {
  contact: ListedContact | null
  onDone: () => void
  onDeleted: (id: string) => void
}

/** Asks before a contact is deleted and says what goes with it (S1 §5). */
export function DeleteContact({ contact, onDone, onDeleted }: DeleteContactProps) {
  const t = useFormText()
  const common = useText()
  const remove = useDeleteContact()
  return (
    <ConfirmDialog
      open={contact !== null}
      title={t('delete_contact')}
      confirmLabel={t('delete')}
      cancelLabel={common('cancel')}
      destructive
      onCancel={onDone}
      onConfirm={async () => {
        const isGone = contact && (await remove(contact))
        onDone()
        if (isGone) onDeleted(contact.id)
      }}
    >
      <Stack gap="2">
        <Text overflowWrap="anywhere">
          {contact && t('delete_question', { name: phoneText(contact.display_name) })}
        </Text>
        <Text>{t('delete_consequences')}</Text>
      </Stack>
    </ConfirmDialog>
  )
}
