import { listUpcomingOf } from '../../calendar/appointments/door.ts'
import { listRemindersOf } from '../../calendar/reminders/door.ts'
import { createdAt } from '../../customers/contacts/contact-times.ts'
import { findContact, findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { listPeople } from '../../customers/contacts/list-people.ts'
import { deleteContact } from '../../messaging/conversations/door.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'

const PAGE = 100
const AT_ONCE = 8

/**
 * Deletes the contacts with whom nothing has happened since a moment, as a person would: a sale's file and their STOP stay.
 * False where the time was over before all were looked at.
 */
export async function removeOldContacts({ org, now }: Work, before: Date, until: number): Promise<boolean> {
  const since = before.toISOString()
  let place: string | undefined
  let count = 0
  do {
    const page = await listPeople({ org }, { isReversed: true }, place, PAGE)
    const old = page.people.filter((one) => createdAt(one) < since)
    const read = await findContacts(
      { org },
      old.map(({ id }) => id),
    )
    await eachAtOnce(read, AT_ONCE, async ({ id }) => {
      if (await removeIfOld(org, id, { since, now })) count++
    })
    // They stand as they came in: who follows is younger.
    place = old.length === page.people.length ? page.place : undefined
  } while (place !== undefined && Date.now() < until)
  const words = { count: String(count), day: since.slice(0, 10) }
  if (count > 0)
    await recordAct({ org, now, address: '', agent: '' }, { action: 'contacts_expired', about: 'contacts', words })
  return place === undefined
}

async function removeIfOld(org: OrgId, id: string, { since, now }: { since: string; now: Date }): Promise<boolean> {
  let isRemoved = false
  await retryOnConflict(async () => {
    const seen = await findContact({ org }, id, true)
    isRemoved = seen !== undefined && lastOf(seen) < since && !(await isAwaited(org, id, now))
    return !seen || !isRemoved || deleteContact({ org, now }, seen)
  })
  return isRemoved
}

/** The last thing that was said or changed (ISO 8601). */
const lastOf = ({ last_message_at = '', listed: { updated_at } }: ContactItem) =>
  last_message_at > updated_at ? last_message_at : updated_at

/** Somebody has yet to see or remember them. */
const isAwaited = async (org: OrgId, id: string, now: Date) =>
  (await listUpcomingOf(org, id, now)).length > 0 ||
  (await listRemindersOf(org, id)).some(({ due_at }) => due_at > now.toISOString())
