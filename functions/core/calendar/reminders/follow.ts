import { Contact } from '../../customers/contacts/entity.ts'
import { findJoined } from '../../customers/twins/door.ts'
import { channelsHearing } from '../../people/live/live-channels.ts'
import { publishPointers } from '../../people/live/publish-pointers.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { removeNews } from '../../people/notifications/record-news.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { type Change, follow } from '../../platform/table/follow.ts'
import { listOfContact, Reminder } from './entity.ts'
import { newsOf } from './news-of.ts'
import { deleteReminder, findReminder, listRows, replaceReminder } from './store.ts'

type ReminderChange = Change<typeof Reminder>

export const follows = {
  tell_reminders: follow({ on: [Reminder], do: tellBrowsers }),
  withdraw_reminders: follow({ on: [Reminder], when: isNewsNoMore, do: withdraw }),
  leave_contacts: follow({ on: [Contact], when: ({ after }) => after === undefined, do: leaveContacts }),
}

/** Open pages of its person, its author, and managers read their lists again. */
async function tellBrowsers(org: OrgId, changes: ReminderChange[]): Promise<void> {
  const people = changes.flatMap(({ before, after }) =>
    [before, after].flatMap((one) => (one ? [one.user, one.author] : [])),
  )
  const pointer = { changed: 'reminder', contact_id: null, conversation_id: null, type: null } as const
  await publishPointers(org, new Map(channelsHearing(org, people).map((channel) => [channel, [pointer]])))
}

/** True if somebody was told of what has been done, moved, handed over, or removed since. */
function isNewsNoMore({ before, after }: ReminderChange): boolean {
  if (before?.told_at === undefined || before.done_at !== undefined) return false
  return after?.told_at !== before.told_at || after.done_at !== undefined
}

async function withdraw(org: OrgId, changes: ReminderChange[]): Promise<void> {
  for (const { before } of changes)
    if (before) for (const inbox of [before.user, INBOXES.managers]) await removeNews(org, newsOf(before, inbox))
}

/** A deleted contact's reminders go with it; those of one that was joined with another go over to that one. */
async function leaveContacts(org: OrgId, changes: Change<typeof Contact>[]): Promise<void> {
  const gone = changes.flatMap(({ before }) => before?.id ?? [])
  const joined = await findJoined(org, gone)
  for (const contact of gone)
    for (const state of ['open', 'done'] as const) {
      let rows = await listRows(listOfContact(org, contact), state)
      while (rows.length > 0) {
        for (const { id } of rows) await leaveContact(org, id, joined.get(contact))
        rows = await listRows(listOfContact(org, contact), state)
      }
    }
}

const leaveContact = (org: OrgId, id: string, into: string | undefined) =>
  retryOnConflict(async () => {
    const reminder = await findReminder(org, id)
    if (!reminder) return true
    return into === undefined ? deleteReminder(reminder) : replaceReminder(reminder, { ...reminder, contact: into })
  })
