import { listTurnsOf } from '../../assistant/turns/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { partsOf } from '../../customers/contacts/merged-parts.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type RawItem, rawOf } from '../../platform/table/read-partition.ts'
import { findBeside } from '../sales/find-beside.ts'

/** All that is kept about a contact, and about who was merged into them, by kinds and within them in order. */
export async function findEverything(org: OrgId, contact: ContactItem): Promise<RawItem[]> {
  const parts = partsOf(contact)
  const turns = await listTurnsOf(org, parts)
  return [
    rawOf(contact, 'contact'),
    ...(await findBeside(org, parts)),
    ...turns.map((turn) => rawOf(turn, 'assistant-turn')),
  ]
}
