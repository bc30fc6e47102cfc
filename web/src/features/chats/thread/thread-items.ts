import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { Scheduled } from '#contract/messaging/scheduled-rows.ts'
import { dayOf } from '../../../lib/wall-time.ts'
import type { Unsent } from '../sending/outbox.ts'

/**
 * A line of the conversation, found again by its key. What stands above a message belongs to its line, so that the line
 * stays the same one when older messages come in before it.
 */
export type ThreadItem = Place &
  (
    | { kind: 'message'; message: ChatMessage }
    | { kind: 'unsent'; unsent: Unsent }
    | { kind: 'scheduled'; scheduled: Scheduled }
  )

interface Place {
  key: string
  at: string
  opensDay: boolean
  isFirstUnread: boolean
  joined: boolean
}

type Sent = Pick<ChatMessage, 'direction' | 'user' | 'sent_at'>

/** Messages of one sender closer together than this are drawn as one group. */
const GROUP_MS = 5 * 60_000

/**
 * A conversation as it is drawn: a separator where the dealership's day changes, a line before the first
 * unread message, and at the end what `writer` has on its way to the server and is not yet among the messages. That
 * stands where and as it will once it has arrived, so nothing moves then. What leaves later stands last.
 */
export function threadItems(
  messages: ChatMessage[],
  outbox: Unsent[],
  writer: string,
  firstUnreadId: string | null,
  scheduled: Scheduled[] = [],
): ThreadItem[] {
  const arrived = new Set(messages.map((message) => message.client_id))
  const waiting = outbox.filter((unsent) => !arrived.has(unsent.client_id))
  const sent: Sent[] = [...messages, ...waiting.map((unsent) => asSent(unsent, writer))]

  const items = messages.map((message, index): ThreadItem => {
    const key = message.client_id ?? message.id
    return { kind: 'message', message, ...placeOf(sent, index, key, message.id === firstUnreadId) }
  })
  const unsent = waiting.map((unsent, index): ThreadItem => {
    return { kind: 'unsent', unsent, ...placeOf(sent, messages.length + index, unsent.client_id, false) }
  })
  const later = scheduled.map((one): ThreadItem => {
    const place = { key: one.id, at: one.send_at, opensDay: false, isFirstUnread: false, joined: false }
    return { kind: 'scheduled', scheduled: one, ...place }
  })
  return [...items, ...unsent, ...later]
}

const asSent = ({ written_at }: Unsent, writer: string): Sent => ({
  direction: 'outbound',
  user: { id: null, name: writer },
  sent_at: written_at,
})

function placeOf(sent: Sent[], index: number, key: string, isFirstUnread: boolean): Place {
  const { sent_at: at } = sent[index] as Sent
  const previous = sent[index - 1]
  const opensDay = !previous || dayOf(previous.sent_at) !== dayOf(at)
  const joined = !opensDay && !isFirstUnread && isGroup(previous, sent[index] as Sent)
  return { key, at, opensDay, isFirstUnread, joined }
}

function isGroup(previous: Sent, next: Sent): boolean {
  if (previous.direction !== next.direction || previous.user?.name !== next.user?.name) return false
  return Date.parse(next.sent_at) - Date.parse(previous.sent_at) < GROUP_MS
}
