import type { Ctx } from '../ctx.ts'
import { listAfter } from '../messages/store.ts'
import { untilUnchanged } from '../table/conflicts.ts'
import { openContact } from './get-conversation.ts'
import { setUnread } from './store.ts'

/** Messages read at once to count what came after the last one seen. */
const COUNTED = 500

/** Clears the shared unread count up to the last message that the person saw; what came after it stays unread. */
export async function markConversationRead(ctx: Ctx, input: { type: string; id: string; last_message_id: string }) {
  let unread = 0
  await untilUnchanged(async () => {
    const { contact, channel } = await openContact(ctx, input)
    const before = (channel === 'whatsapp' ? contact.whatsapp_unread : contact.sms_unread) ?? 0
    const { messages } = await listAfter(ctx.org, input.id, input.last_message_id, COUNTED, true)
    unread = Math.min(before, messages.filter((message) => message.direction === 'inbound').length)
    return unread === before || setUnread(ctx.org, contact, channel, unread)
  })
  return { unread_count: unread }
}
