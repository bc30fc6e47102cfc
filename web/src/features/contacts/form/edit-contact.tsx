import { useContact } from '../../../data/contacts.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { useFormText } from './texts.ts'

interface EditContactProps {
  contact: string
  open: boolean
  onClose: () => void
  onSaved: () => void
  /** Leads to another contact, who has the number that was given. */
  onOpen: (id: string) => void
}

/** The form of a contact that is known by its id only; it opens once the contact is read. */
export function EditContact({ contact: id, open, ...on }: EditContactProps) {
  const t = useFormText()
  const common = useText()
  const { data: contact, error, mutate } = useContact(id)
  if (error && !contact) {
    return (
      <DialogFrame open={open} onClose={on.onClose} title={t('edit_contact')} closeLabel={common('close')}>
        <LoadFailed title={t('contact_failed')} error={error} onRetry={() => mutate()} />
      </DialogFrame>
    )
  }
  return <ContactDialog contact={open && contact ? contact : null} {...on} />
}
