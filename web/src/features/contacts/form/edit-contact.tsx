import { useContact } from '../api.ts'
import { ContactDialog } from './contact-dialog.tsx'

interface EditContactProps {
  id: string
  open: boolean
  onClose: () => void
  onSaved: () => void
  /** Leads to another contact, who has the number that was given. */
  onOpen: (id: string) => void
}

/** The form of a contact that is known by its id only; it opens once the contact is read. */
export function EditContact({ id, open, ...on }: EditContactProps) {
  const { data: contact } = useContact(id)
  return <ContactDialog contact={open && contact ? contact : null} {...on} />
}
