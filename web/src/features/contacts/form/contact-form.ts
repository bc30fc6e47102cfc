import { ADDRESS_FIELDS, ADDRESSES, byAddressField } from '#contract/customers/channels/addresses.ts'
import type { AddressField } from '#contract/customers/channels/channels.ts'
import type { ListedContact } from '#contract/customers/contact.ts'
import { byContactField, type ContactFieldName } from '#contract/customers/contact-fields.ts'
import type { Custom, CustomInput } from '#contract/customers/custom.ts'
import { valueOfText, writtenValue } from '../../../data/custom-values.ts'
import type { OwnField } from '../../../data/fields.ts'

/** A contact to change; without the dealership's own fields where only a list's row is known. */
export type EditedContact = ListedContact & { custom?: Custom }

/** A contact as it stands in the form (S1 §3): all text, as it is typed. */
export interface ContactForm extends Record<ContactFieldName | AddressField, string> {
  first_name: string
  last_name: string
  numbers: ListedContact['numbers']
  stage: string
  organization_id: string
  assignee: string
  /** By the fields' keys. */
  custom: Record<string, string>
}

/** A contact as the form has it; an empty form without one. */
export const toForm = (contact: EditedContact | undefined): ContactForm => ({
  first_name: contact?.first_name ?? '',
  last_name: contact?.last_name ?? '',
  ...byAddressField((kind) => contact?.[ADDRESSES[kind].field] ?? ''),
  numbers: contact?.numbers ?? [],
  ...byContactField((name) => contact?.[name] ?? ''),
  stage: contact?.stage ?? 'new',
  organization_id: '',
  assignee: '',
  custom: Object.fromEntries(Object.entries(contact?.custom ?? {}).map(([key, value]) => [key, writtenValue(value)])),
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
export function changesIn(contact: EditedContact, form: ContactForm): Partial<ContactForm> {
  const before = toForm(contact)
  const names = Object.keys(before) as (keyof ContactForm)[]
  const isChanged = (name: keyof ContactForm) => JSON.stringify(form[name]) !== JSON.stringify(before[name])
  return Object.fromEntries(names.filter(isChanged).map((name) => [name, form[name]]))
}

/** The own fields that were changed, as the API takes them. */
export const changedCustom = (
  fields: readonly Pick<OwnField, 'key' | 'kind'>[],
  contact: EditedContact | undefined,
  { custom }: Pick<ContactForm, 'custom'>,
): CustomInput =>
  Object.fromEntries(
    fields
      .filter(({ key }) => (custom[key] ?? '') !== writtenValue(contact?.custom?.[key]))
      .map(({ key, kind }) => [key, valueOfText(kind, custom[key] ?? '')]),
  )
