import type { Reminder } from '#contract/calendar/reminders.ts'
import { displayName } from '../../customers/contacts/display-name.ts'
import { findContactsById } from '../../customers/contacts/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { ReminderItem, ReminderRowItem } from './entity.ts'
import { presentReminder } from './present-reminder.ts'

/** Reminders as the caller sees them: the text always, the contact only while they may see it. */
export async function getPresented(ctx: Ctx, reminders: (ReminderItem | ReminderRowItem)[]): Promise<Reminder[]> {
  const ids = reminders.map(({ contact }) => contact)
  const contacts = await findContactsById(ctx, ids)
  return reminders.map((reminder) => {
    const contact = contacts.get(reminder.contact)
    return presentReminder({ ...reminder, contact: contact?.id ?? reminder.contact }, contact && displayName(contact))
  })
}

/** The response about one. */
export async function getOnePresented(ctx: Ctx, reminder: ReminderItem): Promise<{ reminder: Reminder }> {
  const [shown] = await getPresented(ctx, [reminder])
  return { reminder: shown as Reminder }
}
