import type { ChatMessage } from '../../../../../functions/contract/chats.ts'
import type { Unsent } from '../composer/outbox.ts'

export type ThreadItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; joined: boolean }
  | { kind: 'unsent'; key: string; unsent: Unsent }

/** Messages of one sender closer together than this are drawn as one group. */
const GROUP_MS = 5 * 60_000

/**
 * A conversation as it is drawn: a separator where the day (of this browser's time zone) changes, a line before the first
 * unread message, and at the end what is still on its way to the server and not yet among the messages.
 */
export function threadItems(messages: ChatMessage[], outbox: Unsent[], firstUnreadId: string | null): ThreadItem[] {
  const items: ThreadItem[] = []
  const arrived = new Set(messages.map((message) => message.client_id))
  let previous: ChatMessage | undefined

  for (const message of messages) {
    const newDay = !previous || dayOf(previous.sent_at) !== dayOf(message.sent_at)
    if (newDay) items.push({ kind: 'day', key: `day-${message.id}`, at: message.sent_at })
    if (message.id === firstUnreadId) items.push({ kind: 'unread', key: 'unread' })
    const joined = !newDay && message.id !== firstUnreadId && isGroup(previous, message)
    items.push({ kind: 'message', key: message.client_id ?? message.id, message, joined })
    previous = message
  }
  for (const unsent of outbox) {
    if (!arrived.has(unsent.client_id)) items.push({ kind: 'unsent', key: unsent.client_id, unsent })
  }
  return items
}

/** The calendar day of a moment where this browser stands, to compare with another. */
export const dayOf = (at: string | number) => new Date(at).toDateString()

function isGroup(previous: ChatMessage | undefined, message: ChatMessage): boolean {
  if (!previous || previous.direction !== message.direction || previous.user?.name !== message.user?.name) return false
  return Date.parse(message.sent_at) - Date.parse(previous.sent_at) < GROUP_MS
}
