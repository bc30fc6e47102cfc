import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { deskNamed, EVERYBODY } from '../../customers/contacts/desk-names.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isUnread, sectionOf } from '../../customers/contacts/inbox-sections.ts'
import { isClosedByStop } from '../../customers/contacts/opt-outs.ts'

/** A mark says “99+” of more, so that each push costs a few units of reading however many nobody has read. */
export const MOST_MARKED = 100

/** The desk where the contact lies while its conversation is active and unread; undefined otherwise. */
export function unreadDesk(
  contact: Pick<ContactItem, 'assignee' | 'status' | 'snooze' | 'channels' | 'merged_into'> | undefined,
): string | undefined {
  return contact && contact.merged_into === undefined && isUnread(contact) ? deskNamed(contact.assignee) : undefined
}

/**
 * The desk where the contact lies while they spoke last in an active conversation; undefined otherwise. Who wrote STOP waits for
 * nothing, and Lotwire's own texts, which the row does not show, are no answer.
 */
export function unrepliedDesk(contact: ContactItem | undefined): string | undefined {
  if (
    !contact ||
    contact.merged_into !== undefined ||
    sectionOf(contact) !== 'active' ||
    contact.most_recent_type === undefined
  )
    return
  const heard = lastHeardAt(contact)
  if (heard === '' || heard < (contact.last_message_at ?? '')) return
  return isClosedByStop(contact, contact.most_recent_type) ? undefined : deskNamed(contact.assignee)
}

/** True of what lies on one of these desks. */
export const isOn =
  (desks: string[]) =>
  ({ desk }: { desk: string }) =>
    desks.includes(EVERYBODY) || desks.includes(desk)
