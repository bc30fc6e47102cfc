import { CONTACTS } from '../../customers/contacts/counts-of.ts'
import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import { readCount } from '../../customers/counters/store.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { countShown } from '../../stock/catalogue/rules.ts'
import { findLot } from '../../stock/catalogue/store.ts'
import { countUnread } from '../unread/store.ts'
import { listConversations } from './list-conversations.ts'

const RECENT_ROWS = 6

/** What the dealership's first screen shows, of what the caller may see. */
export async function getDashboard(ctx: Ctx) {
  const desks = desksSeenBy(ctx.caller)
  const [recent, unread, contacts, lot] = await Promise.all([
    listConversations(ctx, { status: 'all', search: '', per_page: RECENT_ROWS }),
    countUnread(ctx.org, desks),
    readCount(ctx.org, desks, CONTACTS),
    findLot(ctx.org),
  ])
  return {
    total_chats: recent.total ?? 0,
    unread_chats: unread,
    // Calls are not kept yet, so there are none.
    calls_today: 0,
    contacts,
    inventory: lot ? countShown(lot) : 0,
    recent: recent.data,
  }
}
