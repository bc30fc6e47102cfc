import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setUnread } from '../conversations/door.ts'
import { getConversation, getVisibleConversation } from '../conversations/get-conversation.ts'

/** Has a conversation count as unread again, for everybody: as one message, as if the last had just come in. */
export async function markConversationUnread(ctx: Ctx, input: { type: string; id: string; contact_id?: string }) {
  let contactId = ''
  await retryOnConflict(async () => {
    const { contact, channel } = await getVisibleConversation(ctx, input)
    const state = contact.channels[channel]
    if (!state) throw notFound()
    contactId = contact.id
    return state.unread > 0 || setUnread(contact, channel, 1)
  })
  return getConversation(ctx, { contact_id: contactId })
}
