import { chats } from '#contract/messaging/chats.ts'
import { factsOfKind } from '#contract/notices.ts'
import { type Notification, pathOfNotification } from '#contract/people/notifications.ts'
import type { PushMessage } from '#contract/people/web-push.ts'
import { pathOf } from '#contract/route.ts'
import { conversationIdOf } from '../../customers/contacts/derived-ids.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { sectionOf } from '../../customers/contacts/inbox-sections.ts'
import type { Caller } from '../../platform/ctx.ts'
import { sentenceOf } from './sentence-of.ts'
import { TEXTS } from './texts.ts'

interface Facts {
  to: Pick<Caller, 'id' | 'language'>
  /** The dealership's name. */
  dealership: string
  /** The contact whom it is about. */
  contact?: ContactItem
}

/** The push that tells somebody's browser of a notification; like its mail it has names, and nothing that was written. */
export function writePush(news: Notification, { to, dealership, contact }: Facts): PushMessage {
  const { language } = to
  return {
    title: sentenceOf(news, language),
    text: dealership,
    language,
    tag: news.contact_id ?? news.id,
    path: pathOfNotification(news),
    reply: contact && replyTo(news, contact, to.id),
    words: TEXTS[language].push,
  }
}

/** The channel and place of an answer, if the customer waits for one: on the channel that they used last. */
function replyTo({ kind }: Notification, contact: ContactItem, user_id: string): PushMessage['reply'] {
  const { id: contact_id, most_recent_type: type } = contact
  if (!type || !factsOfKind(kind).isOverWhenRead || sectionOf(contact) !== 'active') return undefined
  const conversation_id = conversationIdOf(contact_id, type)
  const address = pathOf(chats.send, { type, id: conversation_id })
  return { address, type, conversation_id, contact_id, user_id }
}
