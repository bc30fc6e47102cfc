import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { readUnreadSoon } from '../unread.ts'
import { markConversationRead } from './conversations.ts'
import { dueRows } from './due-rows.ts'
import { useKnownRows } from './use-known-rows.ts'

/** Marks a woken conversation as opened, and clears the dealership's unread count up to the last message that this person is looking at. */
export function useMarkRead(
  row: ConversationRow,
  type: Channel,
  id: string,
  messages: ChatMessage[],
  isWatching: boolean,
) {
  const rows = useKnownRows()
  const told = useRef<string>(undefined)
  const unread = row.channels[type].unread_count
  const lastId = messages.at(-1)?.id
  // A message that has just arrived counts before the row reflects it.
  const lastInbound = messages.findLast(({ direction }) => direction === 'inbound')?.id
  const [opened] = useState(lastInbound)
  const news =
    unread > 0 || lastInbound !== opened ? (lastInbound ?? lastId) : row.is_woken ? `${lastId} woken` : undefined

  async function tellRead(last_message_id: string) {
    const before = rows.find(row.contact_id)
    const { unread_count, conversation } = await markConversationRead({ type, id }, last_message_id)
    // Anything read meanwhile is newer than this response.
    const isNewest = rows.find(row.contact_id) === before
    if (isNewest) await rows.put(conversation)
    else await rows.update(row.contact_id, (known) => withUnread(known, type, unread_count))
    if (before?.unread_count !== 0) readUnreadSoon()
    return { isNewest }
  }
  const tell = useEffectEvent((wanted: string, last_message_id: string) => {
    if (told.current === wanted) return
    told.current = wanted
    // On failure it stays unread, and is reported again with the next message or visit.
    dueRows
      .hold(row.contact_id, () => tellRead(last_message_id))
      .catch(() => {
        told.current = undefined
      })
  })
  useEffect(() => {
    if (isWatching && news !== undefined && lastId !== undefined) tell(news, lastId)
  }, [isWatching, news, lastId])
}

function withUnread(row: ConversationRow, type: Channel, unread_count: number): ConversationRow {
  const channels = { ...row.channels, [type]: { ...row.channels[type], unread_count } }
  return { ...row, channels, unread_count: ALL_CHANNELS.reduce((sum, one) => sum + channels[one].unread_count, 0) }
}
