import { useState } from 'react'
import type { ChatMessage } from '../../../../../functions/contract/chats.ts'

/**
 * The message before which the line "New messages" stands: the first unread one when the conversation is opened, or
 * when something comes in while nobody looks at the end. It stays through the visit, until an answer is sent.
 */
export function useUnreadMarker(messages: ChatMessage[], unreadCount: number, isWatching: boolean) {
  const [marker, setMarker] = useState(() => firstUnread(messages, unreadCount))
  if (marker === null && unreadCount > 0 && !isWatching) {
    const first = firstUnread(messages, unreadCount)
    if (first !== null) setMarker(first)
  }
  return { firstUnreadId: marker, clearMarker: () => setMarker(null) }
}

/** Of the last `count` messages that the customer sent, the first; of the loaded ones where more are unread. */
export function firstUnread(messages: ChatMessage[], count: number): string | null {
  if (count === 0) return null
  return messages.filter(({ direction }) => direction === 'inbound').slice(-count)[0]?.id ?? null
}
