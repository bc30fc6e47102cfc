import type { Contact } from '../../customers/contacts/entity.ts'
import type { Change } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { unreadDesk } from './rules.ts'
import { keepUnread } from './store.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>

/** Keeps the list of unread conversations in step with these changes; repeating it ends the same. */
export async function updateUnread(org: OrgId, changes: ContactChange[]): Promise<void> {
  const latest = new Map<string, string | undefined>()
  for (const { before, after } of changes) {
    const id = (after ?? before)?.id ?? ''
    if (latest.has(id) || unreadDesk(before) !== unreadDesk(after)) latest.set(id, unreadDesk(after))
  }
  await keepUnread(
    org,
    [...latest].map(([contact, desk]) => ({ contact, desk })),
  )
}
