import { findContact } from '../../customers/contacts/door.ts'
import { findCaller } from '../../people/accounts/find-caller.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { maySee } from '../../platform/access.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { newsOf } from './news-of.ts'
import { claimTelling } from './store.ts'

interface Input {
  reminder: string
  due: string
  found_at: string
}

/**
 * Tells a reminder's person that it is due, once: claimed first, then told under an id that follows from the claim, so
 * that a message repeated after a crash tells nothing twice. Managers are told in place of a person who has left.
 */
export async function sendReminder(org: OrgId, { reminder: id, due, found_at }: Input): Promise<void> {
  const reminder = await claimTelling(org, id, { due, found_at })
  if (!reminder) return
  const [person, contact] = await Promise.all([
    findCaller(org, reminder.user),
    findContact({ org }, reminder.contact, true),
  ])
  // A deleted contact's reminders are about to go.
  if (!contact) return
  const shown = !person || maySee(person, contact.assignee) ? contact.id : undefined
  await recordNews(org, [newsOf(reminder, person ? person.id : INBOXES.managers, shown)])
}
