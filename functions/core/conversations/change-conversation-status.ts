import type { ConversationStatus } from '../../contract/fields.ts'
import type { Ctx } from '../ctx.ts'
import { untilUnchanged } from '../table/conflicts.ts'
import { openContact } from './get-conversation.ts'
import { setStatus } from './store.ts'

/** Closes, archives or reopens. The status is the contact's: both channels follow it. */
export async function changeConversationStatus(
  ctx: Ctx,
  input: { type: string; id: string; status: ConversationStatus },
) {
  await untilUnchanged(async () => {
    const { contact } = await openContact(ctx, input)
    return contact.status === input.status || setStatus(ctx.org, contact, input.status)
  })
  return { message: `Conversation is ${input.status}.`, status: input.status }
}
