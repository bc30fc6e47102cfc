import type { WholeContact } from '#contract/customers/contact.ts'
import { MERGED_FIELDS, type MergedField } from '#contract/customers/merge-facts.ts'
import type { Deal } from '../../../data/deals.ts'
import type { OwnField } from '../../../data/fields.ts'

/** One of two who become one. */
export interface Candidate {
  contact: WholeContact
  deal: Deal
}

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

/** The same of the dealership's own fields. */
export const differingOwn = (fields: readonly OwnField[], [one, other]: readonly [WholeContact, WholeContact]) =>
  fields.filter(({ key }) => {
    const [a, b] = [one.custom[key], other.custom[key]]
    return a !== undefined && b !== undefined && a !== b
  })

/** Whether both deals say something of what one of two alone can say; vehicles of interest stay together. */
export function differingDeals([one, other]: readonly [Deal, Deal]): boolean {
  const [a, b] = [partsOf(one), partsOf(other)]
  return a.some((part, n) => part !== '' && b[n] !== '' && part !== b[n])
}

const partsOf = ({ payment, trade_in: { vin, mileage, condition, photos }, sold, lost }: Deal): string[] =>
  [[payment], [vin, mileage, condition, ...photos.map(({ id }) => id)], [sold, lost]].map((part) =>
    part.some((one) => one !== null) ? JSON.stringify(part) : '',
  )
