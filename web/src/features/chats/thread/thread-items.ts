import type { ChatMessage } from '../../../../../functions/contract/chat-message.ts'
import type { Unsent } from '../composer/outbox.ts'

/**
 * A line of the conversation, found again by its key. What stands above a message belongs to its line, so that the line
 * stays the same one when older messages come in before it.
 */
export type ThreadItem =
  | { kind: 'message'; key: string; message: ChatMessage; opensDay: boolean; isFirstUnread: boolean; joined: boolean }
  | { kind: 'unsent'; key: string; unsent: Unsent }

/** Messages of one sender closer together than this are drawn as one group. */
const GROUP_MS = 5 * 60_000

/**
 * A conversation as it is drawn: a separator where the day (of this browser's time zone) changes, a line before the first
 * unread message, and at the end what is still on its way to the server and not yet among the messages.
 */
export function threadItems(messages: ChatMessage[], outbox: Unsent[], firstUnreadId: string | null): ThreadItem[] {
  const arrived = new Set(messages.map((message) => message.client_id))
  const items = messages.map((message, index): ThreadItem => {
    const previous = messages[index - 1]
    const opensDay = !previous || dayOf(previous.sent_at) !== dayOf(message.sent_at)
    const isFirstUnread = message.id === firstUnreadId
    const joined = !opensDay && !isFirstUnread && isGroup(previous, message)
    return { kind: 'message', key: message.client_id ?? message.id, message, opensDay, isFirstUnread, joined }
  })
  const waiting = outbox.filter((unsent) => !arrived.has(unsent.client_id))
  return [...items, ...waiting.map((unsent): ThreadItem => ({ kind: 'unsent', key: unsent.client_id, unsent }))]
}

/** The calendar day of a moment where this browser stands, to compare with another. */
export const dayOf = (at: string | number) => new Date(at).toDateString()

function isGroup(previous: ChatMessage, message: ChatMessage): boolean {
  if (previous.direction !== message.direction || previous.user?.name !== message.user?.name) return false
  return Date.parse(message.sent_at) - Date.parse(previous.sent_at) < GROUP_MS
}
