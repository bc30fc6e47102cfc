import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { untilUnchanged } from '../../platform/table/conflicts.ts'
import { openConversation } from '../conversations/get-conversation.ts'
import { setUnread } from '../conversations/store.ts'
import { findMessage, listAfter } from './store.ts'

/** Messages read at once to count what came after the last one seen. */
const COUNTED = 200

/** Clears the shared unread count up to the last message that the person saw; what came after it stays unread. */
export async function markConversationRead(ctx: Ctx, input: { type: string; id: string; last_message_id: string }) {
  let unread = 0
  await untilUnchanged(async () => {
    const { contact, channel } = await openConversation(ctx, input)
    if (!(await findMessage(ctx.org, input.id, input.last_message_id, true))) throw notFound()
    const before = contact.channels[channel]?.unread ?? 0
    unread = Math.min(before, await countInboundAfter(ctx.org, input.id, input.last_message_id))
    return unread === before || setUnread(ctx.org, contact, channel, unread)
  })
  return { unread_count: unread }
}

async function countInboundAfter(org: OrgId, conversation: string, id: string): Promise<number> {
  let count = 0
  for (let from: string | undefined = id; from !== undefined; ) {
    const page = await listAfter(org, conversation, from, COUNTED, true)
    count += page.messages.filter((message) => message.direction === 'inbound').length
    from = page.isCut || page.messages.length === COUNTED ? page.messages.at(-1)?.id : undefined
  }
  return count
}
