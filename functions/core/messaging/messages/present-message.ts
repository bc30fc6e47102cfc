import type * as z from 'zod/mini'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { chats } from '#contract/messaging/chats.ts'
import { pathOf } from '#contract/route.ts'
import { facetsOf } from '../../platform/actor.ts'
import { presentItems } from '../items/item-kinds.ts'
import type { MessageItem } from './entity.ts'

/** A message as the thread shows it. Its files are reached through our own address, which checks who asks. */
export function presentMessage(message: MessageItem): z.input<typeof ChatMessage> {
  const { id, conversation, channel, body } = message
  const media = (message.media ?? []).map(({ content_type, name, size, status, is_link }, index) => ({
    url: pathOf(chats.media, { type: channel, id: conversation, message_id: id, index: String(index) }),
    content_type,
    name: name || null,
    size: size ?? null,
    status,
    is_link: is_link ?? false,
  }))
  return {
    id,
    direction: message.direction,
    kind: message.kind ?? 'text',
    body,
    content: body,
    type: 'message',
    sent_at: message.sent_at,
    edited_at: message.edited_at ?? null,
    from: message.from ?? null,
    to: message.to ?? null,
    line: CHANNELS[channel].address.isNumber ? (message.line ?? null) : null,
    status: message.status,
    error_code: message.error_code ?? null,
    media_url: media[0]?.url ?? null,
    media_content_type: media[0]?.content_type ?? null,
    media,
    reactions: message.reaction ? [{ emoji: message.reaction, from: 'customer' }] : [],
    ...presentItems(message),
    isFromAi: facetsOf(message.by).isAi,
    user: presentUser(message),
    client_id: message.client_id ?? null,
    resend_of: message.resend_of ?? null,
  }
}

function presentUser({ by, user_id, user_name }: MessageItem) {
  if (!user_name) return null
  const isPerson = by === undefined || by === 'key'
  return { id: (isPerson && user_id) || null, name: user_name }
}
