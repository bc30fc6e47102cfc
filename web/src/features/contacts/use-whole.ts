import type { ListedContact, WholeContact } from '#contract/customers/contact.ts'
import { useContact } from '../../data/contacts.ts'

/** A contact to change with its long texts whole, of which a list shows only the beginning, and the own fields, which it lacks; null while they are read. */
export function useWhole(contact: ListedContact | 'new' | null): ListedContact | WholeContact | 'new' | null {
  const listed = contact === 'new' ? null : contact
  const { data: whole, error } = useContact(listed?.id ?? null)
  if (!listed) return contact
  if (whole && whole.updated_at >= listed.updated_at) return whole
  return error ? listed : null
}
