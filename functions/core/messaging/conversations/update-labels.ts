import type { Ctx } from '../../platform/ctx.ts'
import { updateConversation } from './update-conversation.ts'

/** Puts these labels on a conversation's contact, in place of those it has; both channels show them. */
export async function updateLabels(
  ctx: Ctx,
  input: { type: string; id: string; contact_id?: string; labels: string[] },
) {
  const { labels } = await updateConversation(ctx, input)
  return { labels }
}
