import type { Ctx } from '../../platform/ctx.ts'
import { getReadableConversation } from '../conversations/get-conversation.ts'
import { presentScheduled } from './present-scheduled.ts'
import { inOrder } from './rules.ts'
import { listInThread } from './store.ts'

/** A conversation's scheduled messages: those that wait, and what became of the others. */
export async function listScheduled(ctx: Ctx, input: { type: string; id: string; contact_id?: string }) {
  const { contact, channel } = await getReadableConversation(ctx, input)
  const all = await listInThread(ctx.org, contact, channel)
  return { data: inOrder(all).map((one) => presentScheduled(one, ctx.caller.language)) }
}
