import { areAlike } from '#contract/messaging/auto-replies.ts'
import { facetsOf } from '../../platform/actor.ts'
import type { MessageItem } from './entity.ts'

type Line = Pick<MessageItem, 'id' | 'direction' | 'kind' | 'body' | 'by' | 'sent_at'>

/** True for what a customer said themselves; what a machine of theirs answers asks for nobody, and answers nothing. */
export const isSaid = ({ direction, kind }: Pick<MessageItem, 'direction' | 'kind'>) =>
  direction === 'inbound' && kind !== 'auto_reply'

/** Faster than anybody reads a text and writes back. */
const AT_ONCE_MS = 20_000
const MOST = 3

/**
 * True where a machine answers our machines: since a person last wrote, more than three texts, all alike, each within
 * seconds of one that had left by itself. Nothing more goes out by itself until a person writes. `messages`: oldest first.
 */
export function isMachine(messages: readonly Line[]): boolean {
  const thread = messages.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const person = thread.findLastIndex(({ direction, by }) => direction === 'outbound' && !facetsOf(by).isAutomatic)
  const echoes = thread.slice(person + 1).filter((message, i, all) => {
    const before = all[i - 1]
    const isAtOnce = before && Date.parse(message.sent_at) - Date.parse(before.sent_at) < AT_ONCE_MS
    return message.direction === 'inbound' && before?.direction === 'outbound' && isAtOnce
  })
  const last = echoes.at(-1)
  return last !== undefined && echoes.filter(({ body }) => areAlike(body, last.body)).length > MOST
}
