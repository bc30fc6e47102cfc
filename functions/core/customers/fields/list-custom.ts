import type { Custom } from '#contract/customers/custom.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listFields, listValues } from './door.ts'
import { customOf } from './field-values.ts'

/** Contacts' values of the dealership's own fields as they are at this moment, as the API has them. */
export async function listCustom(org: OrgId, contacts: readonly string[]): Promise<Map<string, Custom>> {
  if (contacts.length === 0) return new Map()
  const [fields, values] = await Promise.all([listFields(org), listValues(org, contacts, true)])
  return new Map(contacts.map((id) => [id, customOf(fields, values.get(id))]))
}
