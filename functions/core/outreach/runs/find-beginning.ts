import { listOpenOf } from '../../calendar/appointments/door.ts'
import { isTalk } from '../../calls/calls/customer-of-call.ts'
import { listCallsWith } from '../../calls/calls/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { momentOf } from '../../platform/table/ids.ts'
import type { RunItem } from './entity.ts'
import { beginningOf } from './rules.ts'

/** The last ones, of which some may have reached nobody. */
const CALLS_LOOKED_AT = 5

/** Reads the parts of a contact's state whose changes may end a run. */
export async function findBeginning(org: OrgId, contact: ContactItem): Promise<RunItem['began']> {
  const [booked, calls] = await Promise.all([
    listOpenOf(org, contact.id),
    listCallsWith({ org }, contact.id, CALLS_LOOKED_AT),
  ])
  const bookedAt = booked
    .map(({ created_at }) => created_at)
    .toSorted()
    .at(-1)
  const talk = calls.find(isTalk)
  return beginningOf(contact, bookedAt, talk && momentOf(talk.id).toISOString())
}
