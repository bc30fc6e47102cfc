import { desksSeenBy } from '../../customers/contacts/desk-names.ts'
import { lastTold } from '../../people/live/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listInbox } from './inbox-store.ts'

/** Whether the caller would have been told of anything since a moment (ISO 8601), had they listened. */
export async function checkMissed(ctx: Ctx, { since }: { since: string }) {
  const [told, message] = await Promise.all([lastTold(ctx), lastMessage(ctx)])
  return { missed: Math.max(told, message) > Date.parse(since) }
}

/** When the newest message came or went: it makes its conversation active. */
async function lastMessage({ org, caller }: Ctx): Promise<number> {
  const lists = await Promise.all(desksSeenBy(caller).map((desk) => listInbox(org, desk, 'active', undefined, 1)))
  return Math.max(0, ...lists.flatMap(({ rows }) => rows.map((row) => Date.parse(row.last_message_at ?? '') || 0)))
}
