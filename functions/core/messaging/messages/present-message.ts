import type * as z from 'zod/mini'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { chats } from '#contract/messaging/chats.ts'
import { pathOf } from '#contract/route.ts'
import { facetsOf } from '../../platform/actor.ts'
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
    body,
    content: body,
    type: 'message',
    sent_at: message.sent_at,
    status: message.status,
    error_code: message.error_code ?? null,
    media_url: media[0]?.url ?? null,
    media_content_type: media[0]?.content_type ?? null,
    media,
    template: message.template ? presentTemplate(message.template) : null,
    call: message.call ? presentMissed(message.call) : null,
    isFromAi: facetsOf(message.by).isAi,
    user: message.user_name ? { name: message.user_name } : null,
    client_id: message.client_id ?? null,
    resend_of: message.resend_of ?? null,
  }
}

const presentMissed = ({ id, voicemail_seconds, voicemail_status = 'ready' }: NonNullable<MessageItem['call']>) => ({
  id,
  voicemail_seconds: voicemail_seconds ?? null,
  voicemail_status: voicemail_seconds === undefined ? null : voicemail_status,
})

const presentTemplate = ({ values, header, footer, buttons, ...template }: NonNullable<MessageItem['template']>) => ({
  ...template,
  variables: values,
  header: header ? { type: header.type, text: header.text ?? null, media_url: header.media_url ?? null } : null,
  footer: footer ?? null,
  buttons: buttons ?? [],
})
