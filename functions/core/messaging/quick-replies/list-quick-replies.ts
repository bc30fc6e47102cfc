import type { Ctx } from '../../platform/ctx.ts'
import { DEALERSHIP } from './entity.ts'
import { presentReply } from './present-reply.ts'
import { listOf } from './store.ts'

/** The canned answers of the dealership and of the caller, by their shortcuts; where both have one, the caller's comes first. */
export async function listQuickReplies(ctx: Ctx) {
  const found = await Promise.all([ctx.caller.id, DEALERSHIP].map((owner) => listOf(ctx.org, owner)))
  const replies = found.flat().toSorted((a, b) => a.shortcut.localeCompare(b.shortcut))
  return { data: replies.map((reply) => presentReply(ctx, reply)) }
}
