import { getVisibleConversation } from '../../messaging/conversations/get-conversation.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { deleteDraft } from './store.ts'

export async function removeDraft(ctx: Ctx, input: { type: string; id: string; draftId: string }) {
  const { contact } = await getVisibleConversation(ctx, input)
  await deleteDraft({ org: ctx.org, contact: contact.id, conversation: input.id, id: input.draftId })
}
