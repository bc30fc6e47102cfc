import { listInbox } from '../../customers/contacts/list-inbox.ts'
import { lastTold } from '../../people/live/door.ts'
import { lastNoticed } from '../../people/notifications/door.ts'
import type { Ctx } from '../../platform/ctx.ts'

/** True if the caller would have been told of anything since a moment (ISO 8601), had they listened. */
export async function checkMissed(ctx: Ctx, { since }: { since: string }) {
  const told = await Promise.all([lastTold(ctx), lastNoticed(ctx), lastMessage(ctx)])
  return { missed: Math.max(...told) > Date.parse(since) }
}

/** The time at which the newest message came or went: it makes its conversation active. */
async function lastMessage(ctx: Ctx): Promise<number> {
  const { rows } = await listInbox(ctx, ['active'], { limit: 1 })
  return Math.max(0, ...rows.map((row) => Date.parse(row.last_message_at ?? '') || 0))
}
