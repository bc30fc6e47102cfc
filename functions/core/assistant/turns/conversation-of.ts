import type { MessageItem } from '../../messaging/messages/entity.ts'
import { wordsOf } from '../../messaging/messages/words-of.ts'
import { facetsOf } from '../../platform/actor.ts'
import { redactSecrets } from '../inbound/without-secrets.ts'
import type { Item } from '../providers/turn-types.ts'

/** About three thousand tokens. */
const MOST_CHARACTERS = 10_000

/** A thread as a model is given it, oldest first, without what no vendor may see; the newest part where it is long. */
export function conversationOf(messages: readonly MessageItem[]): Item[] {
  const items: Item[] = []
  let left = MOST_CHARACTERS
  for (const message of messages.toReversed()) {
    const text = textOf(message)
    left -= text.length
    if (left < 0 && items.length > 0) break
    if (text) items.unshift({ kind: message.direction === 'inbound' ? 'customer' : 'assistant', text })
  }
  return items
}

function textOf(message: MessageItem): string {
  const { body, media, call, transcript } = message
  // A text keeps the code of the vehicle that it is about.
  const words = redactSecrets((transcript ? wordsOf(message) : body).slice(0, MOST_CHARACTERS / 2))
  if (call) return words ? `(voicemail) ${words}` : '(called, and nobody answered)'
  const file = media?.[0] ? (transcript?.text ? '(voice note)' : `(sent a file: ${media[0].content_type})`) : ''
  return [words, file].filter(Boolean).join(' ')
}

/** The customer's messages since anybody answered them, without what they took back. */
export function burstOf(messages: readonly MessageItem[]): MessageItem[] {
  const answered = messages.findLastIndex(
    ({ direction, by }) => direction === 'outbound' && facetsOf(by).answersCustomer,
  )
  return messages.slice(answered + 1).filter(({ direction, kind }) => direction === 'inbound' && kind !== 'withdrawn')
}
