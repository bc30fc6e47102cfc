import type { WholeContact } from '#contract/customers/contact.ts'
import { MERGED_FIELDS, type MergedField } from '#contract/customers/merge-facts.ts'

/** What a contact has in a field that only one of two can leave to both. */
export function textIn(contact: WholeContact, field: MergedField): string {
  if (field === 'assignee') return contact.assigned_agent?.name ?? ''
  return contact[field] ?? ''
}

/** The fields in which both have something, and not the same. */
export const differingFields = ([one, other]: readonly [WholeContact, WholeContact]): MergedField[] =>
  MERGED_FIELDS.filter((field) => {
    const [a, b] = [textIn(one, field), textIn(other, field)]
    return a !== '' && b !== '' && a !== b
  })
