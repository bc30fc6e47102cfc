import { desksSeenBy, NOBODY } from '../../customers/contacts/desk-names.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCount } from '../../platform/table/counters.ts'
import { countUnread } from '../unread/door.ts'

/** The number of conversations by status, of those that the caller may see. */
export async function getStats(ctx: Ctx) {
  const { org, caller } = ctx
  const desks = desksSeenBy(caller)
  const [active, snoozed, closed, archived, unassigned, unread] = await Promise.all([
    readCount(org, desks, 'active'),
    readCount(org, desks, 'snoozed'),
    readCount(org, desks, 'closed'),
    readCount(org, desks, 'archived'),
    readCount(org, [NOBODY], 'active'),
    countUnread(ctx),
  ])
  return { total: active + snoozed + closed + archived, active, snoozed, closed, archived, unread, unassigned }
}
