import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import { lastHeardAt } from '../../customers/contacts/rules.ts'
import type { Change } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { unreadDesk } from './rules.ts'
import { keepUnread } from './store.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>

/** Keeps the list of unread conversations in step with these changes; repeating it ends the same. */
export async function updateUnread(org: OrgId, changes: ContactChange[]): Promise<void> {
  const latest = new Map<string, ContactItem | undefined>()
  // A second message on the same desk changes nothing: the customer has waited since the first.
  for (const { before, after } of changes)
    if (unreadDesk(before) !== unreadDesk(after)) latest.set((after ?? before)?.id ?? '', after)
  await keepUnread(
    org,
    [...latest].map(([contact, after]) => ({ contact, unread: standingOf(after) })),
  )
}

function standingOf(contact: ContactItem | undefined) {
  const desk = unreadDesk(contact)
  return contact && desk !== undefined ? { desk, since: lastHeardAt(contact) } : undefined
}
