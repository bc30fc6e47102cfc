import { isAutoReply } from '#contract/messaging/auto-replies.ts'
import type { MessageKind } from '#contract/messaging/message-kinds.ts'
import { bareType } from '#contract/platform/file-types.ts'

/** Telephones' and WhatsApp's types of a contact card. */
const CARDS = new Set(['text/vcard', 'text/x-vcard', 'text/directory'])
/** WhatsApp makes JPEGs of pictures; what comes like this, and alone, is a sticker. */
const STICKER = 'image/webp'

interface Held {
  told_kind?: MessageKind
  body: string
  media: readonly { content_type: string }[]
  location?: object
  call?: object
  lead?: object
}

/** A customer's message's kind, by what it holds. */
export function kindOf({ told_kind, body, media, location, call, lead }: Held): MessageKind {
  if (told_kind) return told_kind
  if (location) return 'location'
  const types = media.map(({ content_type }) => bareType(content_type))
  if (types.some((type) => CARDS.has(type))) return 'contact'
  if (body === '' && types[0] === STICKER) return 'sticker'
  if (!call && !lead && media.length === 0 && isAutoReply(body)) return 'auto_reply'
  return body === '' && media.length === 0 && !call ? 'unsupported' : 'text'
}
