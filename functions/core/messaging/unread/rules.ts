import { deskNamed } from '../../customers/contacts/desk-names.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isUnread } from '../../customers/contacts/rules.ts'

/** A mark says “99+” of more, so that each push costs a few units of reading however many nobody has read. */
export const MOST_MARKED = 100

/** Where the contact lies while its conversation is active and unread; undefined otherwise. */
export function unreadDesk(
  contact: Pick<ContactItem, 'assignee' | 'status' | 'snooze' | 'channels'> | undefined,
): string | undefined {
  return contact && isUnread(contact) ? deskNamed(contact.assignee) : undefined
}
