import { useMemo, useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'

/**
 * The message before which the line "New messages" stands: the first unread one when the conversation is opened, or the
 * first that comes in while nobody looks at the end. It stays through the visit, until an answer is sent. `missing` tells
 * how many unread ones are not loaded yet: the line then stands before the first that is.
 */
export function useUnreadMarker(messages: ChatMessage[], unreadCount: number, isWatching: boolean) {
  const [opened] = useState({ count: unreadCount, lastId: messages.at(-1)?.id })
  const [isCleared, setCleared] = useState(false)
  const [came, setCame] = useState<string | null>(null)
  const lastId = messages.at(-1)?.id
  const [seenId, setSeenId] = useState(lastId)
  const asOpened = useMemo(() => {
    const known = messages.slice(0, messages.findIndex(({ id }) => id === opened.lastId) + 1)
    const loaded = known.filter(({ direction }) => direction === 'inbound').length
    return { id: firstUnread(known, opened.count), missing: Math.max(0, opened.count - loaded) }
  }, [messages, opened])
  const marker = isCleared ? came : (asOpened.id ?? came)

  if (isWatching && seenId !== lastId) setSeenId(lastId)
  if (!isWatching && marker === null && seenId !== lastId) {
    const news = messages.slice(messages.findIndex(({ id }) => id === seenId) + 1)
    const first = news.find(({ direction }) => direction === 'inbound')
    if (first) setCame(first.id)
  }
  const clearMarker = () => {
    setCleared(true)
    setCame(null)
  }
  return { firstUnreadId: marker, missing: isCleared ? 0 : asOpened.missing, clearMarker }
}

/** Of the last `count` messages that the customer sent, the first; of the loaded ones where more are unread. */
export function firstUnread(messages: ChatMessage[], count: number): string | null {
  if (count === 0) return null
  return messages.filter(({ direction }) => direction === 'inbound').slice(-count)[0]?.id ?? null
}
