import { ADDRESSES, TYPED_KINDS } from '#contract/customers/channels/addresses.ts'
import { CONTACT_FIELD_NAMES } from '#contract/customers/contact-fields.ts'
import type { Person, ReadPerson } from './read-person.ts'

/** A row's cells by field, as they come in: a whole name in its parts, a number and an email as they were read; what is wrong as it stands. */
export function shownValues({ name, ...cells }: ReadPerson['values'], person: Person): Record<string, string> {
  const shown: Record<string, string | undefined> = { ...cells }
  for (const field of [...CONTACT_FIELD_NAMES, 'first_name', 'last_name'] as const)
    shown[field] = person[field] ?? cells[field]
  for (const kind of TYPED_KINDS) {
    const { field } = ADDRESSES[kind]
    shown[field] = person.addresses[kind] ?? cells[field]
  }
  if (!shown.first_name && !shown.last_name) shown.first_name = name
  return Object.fromEntries(Object.entries(shown).filter((entry): entry is [string, string] => !!entry[1]))
}
