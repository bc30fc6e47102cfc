import { listOpenOf } from '../../calendar/appointments/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { RunItem } from './entity.ts'
import { beginningOf } from './rules.ts'

/** Reads the parts of a contact's state whose changes may end a run. */
export async function findBeginning(org: OrgId, contact: ContactItem): Promise<RunItem['began']> {
  const booked = await listOpenOf(org, contact.id)
  return beginningOf(
    contact,
    booked
      .map(({ created_at }) => created_at)
      .toSorted()
      .at(-1),
  )
}
