import type { ContactItem } from '../../customers/contacts/entity.ts'
import { optedOutAt } from '../../customers/contacts/rules.ts'
import { findContacts } from '../../customers/contacts/store.ts'
import { type Ctx, maySee } from '../../platform/ctx.ts'
import { presentRow } from '../conversations/present-row.ts'
import type { UnreadItem } from '../unread/entity.ts'
import { unreadDesk } from '../unread/rules.ts'

const ROWS = 5
/** So many are looked at: some were read a moment ago, or want no answer. */
const LOOKED_AT = 3 * ROWS

/** Of these unread conversations the ones that have waited the longest, of customers who may be answered. */
export async function listWaiting({ org, caller }: Ctx, unread: UnreadItem[]) {
  const longest = unread.slice(0, LOOKED_AT)
  const ids = longest.map(({ contact }) => contact)
  const contacts = new Map((await findContacts(org, ids)).map((contact) => [contact.id, contact]))
  const waiting = longest.flatMap(({ contact: id, since }) => {
    const contact = contacts.get(id)
    // The list of the unread is kept behind a change.
    const isWaiting = contact && maySee(caller, contact.assignee) && unreadDesk(contact) && !hasLeft(contact)
    return isWaiting ? [{ since, conversation: presentRow(contact) }] : []
  })
  return waiting.slice(0, ROWS)
}

/** Whoever wrote STOP waits for nothing. */
const hasLeft = (contact: ContactItem) =>
  contact.most_recent_type !== undefined && optedOutAt(contact, contact.most_recent_type) !== undefined
