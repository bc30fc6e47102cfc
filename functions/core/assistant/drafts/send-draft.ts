import { getWritableConversation } from '../../messaging/conversations/get-conversation.ts'
import { sendMessage } from '../../messaging/messages/send-message.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { deleteDraft, findDraft } from './store.ts'

interface Input {
  type: string
  id: string
  draftId: string
  /** As somebody edited it. */
  body?: string
}

/** Sends a draft as the message of whoever approves it; throws `answer_outdated` if somebody has written since. */
export async function sendDraft(ctx: Ctx, { type, id, draftId, body }: Input) {
  const { contact } = await getWritableConversation(ctx, { type, id })
  const draft = await findDraft(ctx.org, contact.id, id)
  if (draft?.id !== draftId) throw notFound()
  if (draft.after !== contact.last_message_id) throw new AppError('answer_outdated')
  const { message } = await sendMessage(ctx, {
    type,
    id,
    contact_id: contact.id,
    client_id: draftId,
    body: body ?? draft.body,
    // What somebody wrote anew rests on them.
    ...((body === undefined || body === draft.body) && { sources: draft.sources }),
    fence: { after: draft.after, mode: contact.assistant, checks: [] },
  })
  await deleteDraft({ org: ctx.org, contact: contact.id, conversation: id, id: draftId })
  return { message: { id: message.id } }
}
