import { CONTACTS } from '../../customers/contacts/counts-of.ts'
import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import { readCount } from '../../customers/counters/store.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { countShown } from '../../stock/catalogue/rules.ts'
import { findLot } from '../../stock/catalogue/store.ts'
import { listConversations } from '../conversations/list-conversations.ts'
import { listUnread } from '../unread/store.ts'
import { listWaiting } from './list-waiting.ts'

const RECENT_ROWS = 6

/** What the dealership's first screen shows, of what the caller may see; its calls are an upper area's to count. */
export async function getDashboard(ctx: Ctx, countCalls: (ctx: Ctx) => Promise<number>) {
  const desks = desksSeenBy(ctx.caller)
  const [recent, unread, contacts, lot, calls_today] = await Promise.all([
    listConversations(ctx, { status: 'all', search: '', per_page: RECENT_ROWS }),
    listUnread(ctx.org, desks),
    readCount(ctx.org, desks, CONTACTS),
    findLot(ctx.org),
    countCalls(ctx),
  ])
  return {
    total_chats: recent.total ?? 0,
    unread_chats: unread.length,
    calls_today,
    contacts,
    inventory: lot ? countShown(lot) : 0,
    recent: recent.data,
    waiting: await listWaiting(ctx, unread),
  }
}
