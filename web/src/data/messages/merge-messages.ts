import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { isLaterStatus } from './is-later-status.ts'

/** The loaded part of a conversation: its newest messages without a gap, oldest first. */
export interface Thread {
  messages: ChatMessage[]
  /** Cursor to older messages; null at the start of the conversation. */
  cursor: string | null
}

/**
 * Merges a fresh stretch of a conversation into the loaded one. `after` is the message that the stretch follows;
 * without it the stretch is the newest page, which replaces the loaded messages if they have none in common (a gap).
 * The server's order applies within the stretch; loaded messages newer than it stay at the end. Returns `thread` itself
 * if nothing changed.
 */
export function mergeStretch(thread: Thread, fresh: Thread, after?: string): Thread {
  const known = new Map(thread.messages.map((message) => [message.id, message]))
  const inFresh = new Set(fresh.messages.map((message) => message.id))
  const anchor = thread.messages.findIndex(({ id }) => (after ? id === after : inFresh.has(id)))
  if (anchor < 0) return after || fresh.messages.length === 0 ? thread : fresh

  const start = after ? anchor + 1 : anchor
  const messages = [
    ...thread.messages.slice(0, start).filter((message) => !inFresh.has(message.id)),
    ...fresh.messages.map((message) => mergeMessage(known.get(message.id), message)),
    ...thread.messages.slice(start).filter((message) => !inFresh.has(message.id)),
  ]
  return sameMessages(messages, thread.messages) ? thread : { ...thread, messages }
}

/** Prepends an older page. */
export function prependOlder(thread: Thread, older: Thread): Thread {
  const known = new Set(thread.messages.map((message) => message.id))
  const messages = [...older.messages.filter((message) => !known.has(message.id)), ...thread.messages]
  return { messages, cursor: older.cursor }
}

/** Number of messages kept in memory after a conversation is left, even if more were loaded. */
const KEPT = 200

/** The newest messages of a thread; older ones are read again when the user scrolls up. */
export function newestOf(thread: Thread): Thread {
  const messages = thread.messages.slice(-KEPT)
  return messages.length < thread.messages.length ? { messages, cursor: messages[0]?.id ?? null } : thread
}

/** Merges one message from a response: a sent one is the newest. */
export function mergeOne(thread: Thread, message: ChatMessage): Thread {
  const at = thread.messages.findIndex(({ id }) => id === message.id)
  if (at < 0) return { ...thread, messages: [...thread.messages, message] }
  const messages = thread.messages.with(at, mergeMessage(thread.messages[at], message))
  return sameMessages(messages, thread.messages) ? thread : { ...thread, messages }
}

function mergeMessage(known: ChatMessage | undefined, fresh: ChatMessage): ChatMessage {
  if (!known) return fresh
  const merged = isLaterStatus(known.status, fresh.status)
    ? fresh
    : { ...fresh, status: known.status, error_code: known.error_code }
  return JSON.stringify(merged) === JSON.stringify(known) ? known : merged
}

const sameMessages = (one: ChatMessage[], other: ChatMessage[]) =>
  one.length === other.length && one.every((message, index) => message === other[index])
