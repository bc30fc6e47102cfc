import { findContacts } from '../../customers/contacts/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { countUnread } from '../unread/door.ts'
import { MOST_MARKED, unreadDesk } from '../unread/unread-desks.ts'
import { presentRow } from './present-row.ts'

/** As many as DynamoDB reads at once. */
const MOST = 100

/**
 * The rows of these contacts as they are now, of those that the caller may see, and how many conversations are unread: that
 * is kept behind a change, and for these rows told by themselves.
 */
export async function listChanged(ctx: Ctx, { contact_ids }: { contact_ids: string }) {
  const ids = [...new Set(contact_ids.split(',').filter(Boolean))].slice(0, MOST)
  const [seen, others] = await Promise.all([
    findContacts(ctx, ids, true),
    countUnread(ctx, { except: ids, enough: MOST_MARKED }),
  ])
  return {
    data: seen.map(presentRow),
    unread_chats: Math.min(MOST_MARKED, others + seen.filter((contact) => unreadDesk(contact) !== undefined).length),
  }
}
