import type { ContactItem } from '../../customers/contacts/entity.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listLatestOf } from './door.ts'

const LOOKED_AT = 20

/** The person who wrote last to a customer who had not written yet; undefined where nobody did. */
export async function findFirstWriter(org: OrgId, contact: ContactItem): Promise<string | undefined> {
  const sent = (await listLatestOf(org, contact, LOOKED_AT)).filter(
    ({ direction, by }) => direction === 'outbound' && facetsOf(by).answersCustomer,
  )
  return sent.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)?.user_id
}
