import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { Contact } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import type { Change } from '../../platform/table/follow.ts'
import { keepUnreplied } from './store.ts'
import { unrepliedDesk } from './unread-desks.ts'

const WRITES_AT_ONCE = 8

/**
 * Keeps the list of unanswered conversations in step with these changes, as contacts are now: an older change may be
 * followed last. One message more of who waits already costs nothing.
 */
export async function updateUnreplied(org: OrgId, changes: Pick<Change<typeof Contact>, 'before' | 'after'>[]) {
  /** By contact, true if the wait began with these changes. */
  const moved = new Map<string, boolean>()
  for (const { before, after } of changes) {
    const [from, to] = [unrepliedDesk(before), unrepliedDesk(after)]
    const id = (after ?? before)?.id
    if (id !== undefined && from !== to) moved.set(id, moved.get(id) || from === undefined || to === undefined)
  }
  if (moved.size === 0) return
  let known = ''
  // Until nothing changed while it was written.
  for (;;) {
    const contacts = await findContacts({ org }, [...moved.keys()], true)
    const latest = new Map(contacts.map((contact) => [contact.id, contact]))
    const marks = [...moved].map(([contact, isNew]) => {
      const found = latest.get(contact)
      const desk = unrepliedDesk(found)
      return { contact, isNew, unreplied: found && desk ? { desk, since: lastHeardAt(found) } : undefined }
    })
    if (JSON.stringify(marks) === known) return
    await eachAtOnce(marks, WRITES_AT_ONCE, (mark) => keepUnreplied(org, mark))
    known = JSON.stringify(marks)
  }
}
