import type { ListedContact } from '#contract/customers/contact.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ContactFields } from './contact-fields.tsx'
import type { ContactForm, EditedContact } from './contact-form.ts'
import { useFormText } from './texts.ts'

interface ContactDialogProps {
  /** The contact to change, 'new' for one to add, null while nothing is asked. */
  contact: EditedContact | 'new' | null
  /** Initial values of a new contact. */
  start?: Partial<ContactForm>
  onClose: () => void
  onSaved: (contact: ListedContact) => void
  /** Leads to another contact, who has the number that was given. */
  onOpen: (id: string) => void
}

/** A contact that is added or changed (S1 §2). */
export function ContactDialog({ contact, start, onClose, onSaved, onOpen }: ContactDialogProps) {
  const t = useFormText()
  const common = useText()
  const isNew = contact === 'new'
  return (
    <FormDialog
      open={contact !== null}
      onClose={onClose}
      title={t(isNew ? 'add_title' : 'edit_contact')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={t(isNew ? 'add_contact' : 'update_contact')}
      busyLabel={t(isNew ? 'creating' : 'updating')}
      size="lg"
    >
      {contact && (
        <ContactFields
          contact={contact === 'new' ? undefined : contact}
          start={start}
          onSaved={(saved) => {
            onClose()
            onSaved(saved)
          }}
          onOpen={(id) => {
            onClose()
            onOpen(id)
          }}
        />
      )}
    </FormDialog>
  )
}
