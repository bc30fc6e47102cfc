import { useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'

/**
 * The message before which the line "New messages" stands: the first unread one when the conversation is opened, or the
 * first that comes in while nobody looks at the end. It stays through the visit, until an answer is sent.
 */
export function useUnreadMarker(messages: ChatMessage[], unreadCount: number, isWatching: boolean) {
  const [marker, setMarker] = useState(() => firstUnread(messages, unreadCount))
  const lastId = messages.at(-1)?.id
  const [seenId, setSeenId] = useState(lastId)

  if (isWatching && seenId !== lastId) setSeenId(lastId)
  if (!isWatching && marker === null && seenId !== lastId) {
    const news = messages.slice(messages.findIndex(({ id }) => id === seenId) + 1)
    const first = news.find(({ direction }) => direction === 'inbound')
    if (first) setMarker(first.id)
  }
  return { firstUnreadId: marker, clearMarker: () => setMarker(null) }
}

/** Of the last `count` messages that the customer sent, the first; of the loaded ones where more are unread. */
export function firstUnread(messages: ChatMessage[], count: number): string | null {
  if (count === 0) return null
  return messages.filter(({ direction }) => direction === 'inbound').slice(-count)[0]?.id ?? null
}
