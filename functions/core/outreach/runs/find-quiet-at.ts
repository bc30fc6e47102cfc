import { listOfContact } from '../../calendar/appointments/door.ts'
import { listCallsWith } from '../../calls/calls/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { momentOf } from '../../platform/table/ids.ts'
import { lastWordAt } from './wave-rules.ts'

const DAY_MS = 86_400_000

/** When somebody will have been quiet for so many days: since the last message of either side, call, or appointment. */
export async function findQuietAt(org: OrgId, contact: ContactItem, days: number): Promise<Date> {
  const [[call], [appointment]] = await Promise.all([
    listCallsWith({ org }, contact.id, 1),
    listOfContact(org, contact.id),
  ])
  const last = Math.max(
    lastWordAt(contact).getTime(),
    call ? momentOf(call.id).getTime() : 0,
    Date.parse(appointment?.starts_at ?? '') || 0,
  )
  return new Date(last + days * DAY_MS)
}
