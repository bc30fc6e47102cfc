import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'

/** The event that opens a conversation: a customer's first message, or one into a conversation that is closed. */
export const isOpenedByMessage = (contact: ContactItem) =>
  contact.status !== 'active' || contact.opened_at === undefined

/** True if a conversation opened with a change. */
export const isOpened = (change: { before?: ContactItem; after?: ContactItem }) =>
  change.after?.opened_at !== undefined && change.after.opened_at !== change.before?.opened_at && !isByMerge(change)

/** The change that an opening writes to the contact: its ticket is another one than the last opening's. */
export const opening = (now: Date) => ({ opened_at: now.toISOString(), ticket: $remove() })
