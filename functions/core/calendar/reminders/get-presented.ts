import type { Reminder } from '#contract/calendar/reminders.ts'
import { findVisible } from '../../customers/contacts/find-visible.ts'
import { displayName } from '../../customers/contacts/rules.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { ReminderItem, ReminderRowItem } from './entity.ts'
import { presentReminder } from './present-reminder.ts'

/** Reminders as the caller sees them: the text always, the contact only while they may see it. */
export async function getPresented(ctx: Ctx, reminders: (ReminderItem | ReminderRowItem)[]): Promise<Reminder[]> {
  const ids = reminders.map(({ contact }) => contact)
  const names = new Map((await findVisible(ctx, ids)).map((contact) => [contact.id, displayName(contact)]))
  return reminders.map((reminder) => presentReminder(reminder, names.get(reminder.contact)))
}

/** The response about one. */
export async function getOnePresented(ctx: Ctx, reminder: ReminderItem): Promise<{ reminder: Reminder }> {
  const [shown] = await getPresented(ctx, [reminder])
  return { reminder: shown as Reminder }
}
