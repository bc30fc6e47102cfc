import { ADDRESS_FIELDS, ADDRESSES, byAddressField } from '#contract/customers/channels/addresses.ts'
import type { AddressField } from '#contract/customers/channels/channels.ts'
import type { ListedContact } from '#contract/customers/contact.ts'
import { byContactField, type ContactFieldName } from '#contract/customers/contact-fields.ts'

/** A contact as it stands in the form (S1 §3): all text, as it is typed. */
export interface ContactForm extends Record<ContactFieldName | AddressField, string> {
  first_name: string
  last_name: string
  numbers: ListedContact['numbers']
  stage: string
  organization_id: string
  assignee: string
}

/** A contact as the form has it; an empty form without one. */
export const toForm = (contact: ListedContact | undefined): ContactForm => ({
  first_name: contact?.first_name ?? '',
  last_name: contact?.last_name ?? '',
  ...byAddressField((kind) => contact?.[ADDRESSES[kind].field] ?? ''),
  numbers: contact?.numbers ?? [],
  ...byContactField((name) => contact?.[name] ?? ''),
  stage: contact?.stage ?? 'new',
  organization_id: '',
  assignee: '',
})

const NEEDED = ['first_name', 'last_name', 'phone'] as const

/**
 * What may not be empty (S1 §5): the phone number may where another address is given. Whoever wrote first may lack a last
 * name or a phone number, and stays without.
 */
export const neededFor = (contact: ListedContact | undefined, form: ContactForm) =>
  NEEDED.filter((name) => (contact === undefined ? name !== 'phone' || !hasOther(form) : contact[name]))

const hasOther = (form: ContactForm) => ADDRESS_FIELDS.some((field) => field !== 'phone' && form[field].trim() !== '')

/** Returns the changed fields only, so that no one else's changes meanwhile are undone. */
export function changesIn(contact: ListedContact, form: ContactForm): Partial<ContactForm> {
  const before = toForm(contact)
  const names = Object.keys(before) as (keyof ContactForm)[]
  const isChanged = (name: keyof ContactForm) => JSON.stringify(form[name]) !== JSON.stringify(before[name])
  return Object.fromEntries(names.filter(isChanged).map((name) => [name, form[name]]))
}
