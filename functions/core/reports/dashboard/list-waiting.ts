import { findContacts } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isClosedByStop } from '../../customers/contacts/opt-outs.ts'
import { presentRow } from '../../messaging/conversations/present-row.ts'
import type { UnreadItem } from '../../messaging/unread/entity.ts'
import { unreadDesk } from '../../messaging/unread/unread-desks.ts'
import type { Ctx } from '../../platform/ctx.ts'

const ROWS = 5
/** Number checked in one read: more than shown, because some were just read, or need no answer. */
const AT_ONCE = 3 * ROWS
const MOST_READ = 10 * AT_ONCE

/** The unread conversations that have waited longest, of customers who may be answered. */
export async function listWaiting(ctx: Ctx, unread: UnreadItem[]) {
  const rows: Waiting[] = []
  for (let at = 0; at < MOST_READ && at < unread.length && rows.length < ROWS; at += AT_ONCE)
    rows.push(...(await waitingOf(ctx, unread.slice(at, at + AT_ONCE))))
  return rows.slice(0, ROWS)
}

type Waiting = Pick<UnreadItem, 'since'> & { conversation: ReturnType<typeof presentRow> }

async function waitingOf(ctx: Ctx, longest: UnreadItem[]): Promise<Waiting[]> {
  const ids = longest.map(({ contact }) => contact)
  const contacts = new Map((await findContacts(ctx, ids)).map((contact) => [contact.id, contact]))
  return longest.flatMap(({ contact: id, since }) => {
    const contact = contacts.get(id)
    // The list of the unread lags behind changes.
    const isWaiting = contact && unreadDesk(contact) && !hasLeft(contact)
    return isWaiting ? [{ since, conversation: presentRow(contact) }] : []
  })
}

/** Customers who wrote STOP are not waiting. */
const hasLeft = (contact: ContactItem) =>
  contact.most_recent_type !== undefined && isClosedByStop(contact, contact.most_recent_type)
