import { useEffect, useEffectEvent, useRef } from 'react'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { markRead } from '../api.ts'
import { useKnownRows } from '../use-known-rows.ts'

/** Clears the dealership's unread count up to the last message that this person has before their eyes. */
export function useMarkRead(
  row: ConversationRow,
  type: Channel,
  id: string,
  lastMessageId: string | undefined,
  isWatching: boolean,
) {
  const rows = useKnownRows()
  const told = useRef<string>(undefined)
  const unread = row.channels[type].unread_count

  const tell = useEffectEvent((last_message_id: string, count: number) => {
    const news = `${last_message_id} ${count}`
    if (told.current === news) return
    told.current = news
    markRead({ type, id }, last_message_id)
      .then(({ unread_count }) => rows.update(row.contact_id, (known) => withUnread(known, type, unread_count)))
      // It stays unread, and is told again with the next message or visit.
      .catch(() => undefined)
  })
  useEffect(() => {
    if (isWatching && unread > 0 && lastMessageId !== undefined) tell(lastMessageId, unread)
  }, [isWatching, unread, lastMessageId])
}

function withUnread(row: ConversationRow, type: Channel, unread_count: number): ConversationRow {
  const channels = { ...row.channels, [type]: { ...row.channels[type], unread_count } }
  return { ...row, channels, unread_count: ALL_CHANNELS.reduce((sum, one) => sum + channels[one].unread_count, 0) }
}
