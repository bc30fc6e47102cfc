import { countToday } from '../../calls/history/count-calls.ts'
import { CONTACTS } from '../../customers/contacts/counts-of.ts'
import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import { listConversations } from '../../messaging/conversations/list-conversations.ts'
import { countUnread } from '../../messaging/unread/door.ts'
import { findWaiting } from '../../messaging/unread/find-waiting.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCount } from '../../platform/table/counters.ts'
import { countVehicles } from '../../stock/catalogue/door.ts'
import { listBehind } from './list-behind.ts'
import { listWaiting } from './list-waiting.ts'

const RECENT_ROWS = 6

/** The dealership's home screen, limited to what the caller may see. */
export async function getDashboard(ctx: Ctx) {
  const desks = desksSeenBy(ctx.caller)
  const [recent, unread, waiting, contacts, inventory, calls_today] = await Promise.all([
    listConversations(ctx, { status: 'all', search: '', per_page: RECENT_ROWS }),
    countUnread(ctx),
    findWaiting(ctx),
    readCount(ctx.org, desks, CONTACTS),
    countVehicles(ctx.org),
    countToday(ctx),
  ])
  return {
    total_chats: recent.total ?? 0,
    unread_chats: unread,
    unreplied: waiting.unreplied.length,
    over_an_hour: waiting.over_an_hour.length,
    calls_today,
    contacts,
    inventory,
    recent: recent.data,
    waiting: await listWaiting(ctx, waiting),
    behind: await listBehind(ctx, waiting),
  }
}
