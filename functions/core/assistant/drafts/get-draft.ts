import { getVisibleConversation } from '../../messaging/conversations/get-conversation.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findDraft } from './store.ts'

/** The answer that waits for approval; null where there is none, or somebody has written since. */
export async function getDraft(ctx: Ctx, input: { type: string; id: string }) {
  const { contact } = await getVisibleConversation(ctx, input)
  const draft = await findDraft(ctx.org, contact.id, input.id)
  if (!draft || draft.after !== contact.last_message_id) return { draft: null }
  const { id, body, sources } = draft
  return { draft: { id, body, sources } }
}
