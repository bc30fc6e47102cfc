import type { Reminder } from '#contract/calendar/reminders.ts'
import type { ReminderItem, ReminderRowItem } from './entity.ts'

/** A reminder as the API returns it; `name` is the contact's, undefined where the reader may not see the contact. */
export function presentReminder(reminder: ReminderItem | ReminderRowItem, name: string | undefined): Reminder {
  const { id, text, due_at, done_at, created_at, contact, user, user_name, author, author_name } = reminder
  return {
    id,
    text,
    due_at,
    is_done: done_at !== undefined,
    done_at: done_at ?? null,
    created_at,
    contact: name === undefined ? null : { id: contact, name },
    user: { id: user, name: user_name },
    author: { id: author, name: author_name },
  }
}
