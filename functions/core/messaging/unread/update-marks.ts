import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import type { Change } from '../../platform/table/follow.ts'
import { Unread, Unreplied } from './entity.ts'
import { keepMark, type Mark } from './store.ts'
import { unreadDesk, unrepliedDesk } from './unread-desks.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>
type Latest = ReadonlyMap<string, ContactItem | undefined>

const WRITES_AT_ONCE = 8

/** Most changes move a contact on no desk: one more message of who waits already costs nothing. */
export const isMarkMoved = ({ before, after }: ContactChange) =>
  unreadDesk(before) !== unreadDesk(after) || unrepliedDesk(before) !== unrepliedDesk(after)

/**
 * Keeps the lists of unread and of unanswered conversations in step with these changes; repeating it ends the same. An
 * older change may be followed last, and then says what was: what is written is held against the contact as it is.
 */
export async function updateMarks(org: OrgId, changes: ContactChange[]): Promise<void> {
  const unread = new Map<string, ContactItem | undefined>()
  /** By contact, as it was when the wait for an answer began with these changes. */
  const unreplied = new Map<string, ContactItem | undefined>()
  const told = new Map<string, ContactItem | undefined>()
  for (const { before, after } of changes) {
    const id = (after ?? before)?.id ?? ''
    told.set(id, after)
    // A second message on the same desk changes nothing: the customer has waited since the first.
    if (unreadDesk(before) !== unreadDesk(after)) unread.set(id, after)
    const [from, to] = [unrepliedDesk(before), unrepliedDesk(after)]
    if (from !== to) unreplied.set(id, from === undefined ? after : to === undefined ? undefined : unreplied.get(id))
  }
  const ids = [...new Set([...unread.keys(), ...unreplied.keys()])]
  const marksOf = (latest: Latest) => ({
    unread: [...unread].map(([id, changed]) => {
      const contact = latest.get(id)
      const desk = unreadDesk(contact)
      return markOf(id, desk, contact, unreadDesk(changed) === desk ? changed : undefined)
    }),
    unreplied: [...unreplied].map(([id, begun]) => {
      const contact = latest.get(id)
      return markOf(id, unrepliedDesk(contact), contact, begun)
    }),
  })
  // Until nothing changed while it was written: another change may be followed at this moment.
  for (let [marks, written] = [marksOf(told), '']; JSON.stringify(marks) !== written; ) {
    written = JSON.stringify(marks)
    await eachAtOnce(marks.unread, WRITES_AT_ONCE, (mark) => keepMark(org, Unread, mark))
    await eachAtOnce(marks.unreplied, WRITES_AT_ONCE, (mark) => keepMark(org, Unreplied, mark))
    const found = await findContacts({ org }, ids, true)
    marks = marksOf(new Map(found.map((contact) => [contact.id, contact])))
  }
}

/** It has waited since the change that brought it to the desk, or made the customer wait. */
function markOf(contact: string, desk: string | undefined, now: ContactItem | undefined, begun?: ContactItem): Mark {
  const isBegun = desk !== undefined && begun !== undefined
  const heard = isBegun ? begun : now
  return { contact, desk, since: heard && lastHeardAt(heard), isBegun }
}
