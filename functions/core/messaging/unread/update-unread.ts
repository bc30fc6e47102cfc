import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { findContacts } from '../../customers/contacts/door.ts'
import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import { keepUnread } from './store.ts'
import { unreadDesk } from './unread-desks.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>

/**
 * Keeps the list of unread conversations in step with these changes; repeating it ends the same. Where a contact lies is
 * read from it: an older change may be followed last, and then says what was.
 */
export async function updateUnread(org: OrgId, changes: ContactChange[]): Promise<void> {
  const moved = new Map<string, ContactItem | undefined>()
  // A second message on the same desk changes nothing: the customer has waited since the first.
  for (const { before, after } of changes)
    if (unreadDesk(before) !== unreadDesk(after)) moved.set((after ?? before)?.id ?? '', after)
  if (moved.size === 0) return
  let known: Awaited<ReturnType<typeof readMarks>> | undefined
  // Until nothing changed while it was written: another change may be followed at this moment.
  for (;;) {
    const marks = await readMarks(org, moved)
    if (JSON.stringify(marks) === JSON.stringify(known)) return
    await keepUnread(org, marks)
    known = marks
  }
}

async function readMarks(org: OrgId, moved: Map<string, ContactItem | undefined>) {
  const latest = new Map((await findContacts({ org }, [...moved.keys()], true)).map((contact) => [contact.id, contact]))
  return [...moved].map(([contact, changed]) => ({ contact, unread: markOf(latest.get(contact), changed) }))
}

/** It has waited since the change that brought it to the desk where it still lies. */
function markOf(contact: ContactItem | undefined, changed: ContactItem | undefined) {
  const desk = unreadDesk(contact)
  if (!contact || desk === undefined) return
  return { desk, since: lastHeardAt(changed && unreadDesk(changed) === desk ? changed : contact) }
}
