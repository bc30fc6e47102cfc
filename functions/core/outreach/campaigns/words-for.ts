import type { ContactItem } from '../../customers/contacts/entity.ts'
import { vehicleOf } from '../../customers/contacts/rules.ts'
import type { Words } from './rules.ts'

/** A campaign's words, filled in for a contact. */
export const wordsFor = ({ listed, ...contact }: ContactItem, dealership: string): Words => ({
  first_name: listed.first_name,
  name: `${listed.first_name} ${listed.last_name}`.trim(),
  agent: listed.assignee_name ?? '',
  vehicle: vehicleOf({ listed, ...contact })?.title ?? '',
  dealership,
})
