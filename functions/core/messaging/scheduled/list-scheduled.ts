import type { Ctx } from '../../platform/ctx.ts'
import { getVisibleConversation } from '../conversations/get-conversation.ts'
import { presentScheduled } from './present-scheduled.ts'
import { inOrder } from './rules.ts'
import { listOf } from './store.ts'

/** A conversation's scheduled messages: those that wait, and what became of the others. */
export async function listScheduled(ctx: Ctx, input: { type: string; id: string; contact_id?: string }) {
  const [all] = await Promise.all([listOf(ctx.org, input.id), getVisibleConversation(ctx, input)])
  return { data: inOrder(all).map((one) => presentScheduled(one, ctx.caller.language)) }
}
