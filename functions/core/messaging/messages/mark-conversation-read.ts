import type { Channel } from '#contract/customers/channels/channels.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { isWoken } from '../../customers/contacts/inbox-sections.ts'
import type { Seen } from '../../platform/access.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { setUnread } from '../conversations/door.ts'
import { getVisibleConversation } from '../conversations/get-conversation.ts'
import { presentRow } from '../conversations/present-row.ts'
import { findInThread, listThreadAfter } from './door.ts'
import { isSaid } from './is-said.ts'

/** Messages read at once to count what came after the last one seen. */
const COUNTED = 200

/** Clears the shared unread count up to the last message that the person saw; what came after it stays unread. */
export async function markConversationRead(ctx: Ctx, input: { type: string; id: string; last_message_id: string }) {
  let read: { unread_count: number; contact: Seen<ContactItem> } | undefined
  await retryOnConflict(async () => {
    const { contact, channel, id } = await getVisibleConversation(ctx, input)
    if (!(await findInThread(ctx.org, contact, channel, input.last_message_id))) throw notFound()
    const before = contact.channels[channel]?.unread ?? 0
    const unread = Math.min(before, await countInboundAfter(ctx.org, id, input.last_message_id, before))
    read = { unread_count: unread, contact: withUnread(contact, channel, unread) }
    return (unread === before && !isWoken(contact)) || setUnread(contact, channel, unread)
  })
  if (!read) throw notFound()
  return { unread_count: read.unread_count, conversation: presentRow(read.contact) }
}

function withUnread<Row extends ContactItem>(contact: Row, channel: Channel, unread: number): Row {
  const state = contact.channels[channel]
  const snooze = isWoken(contact) ? undefined : contact.snooze
  return state ? { ...contact, snooze, channels: { ...contact.channels, [channel]: { ...state, unread } } } : contact
}

/** The number that came in after a message; more than `enough` need no counting. */
async function countInboundAfter(org: OrgId, conversation: string, id: string, enough: number): Promise<number> {
  let count = 0
  for (let from: string | undefined = id; from !== undefined && count < enough; ) {
    const page = await listThreadAfter(org, conversation, from, COUNTED, true)
    count += page.messages.filter(isSaid).length
    from = page.isCut || page.messages.length === COUNTED ? page.messages.at(-1)?.id : undefined
  }
  return count
}
