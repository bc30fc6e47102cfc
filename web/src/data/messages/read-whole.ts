import { ALL_CHANNELS, type Channel } from '#contract/customers/channels/channels.ts'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { begunOn } from '../conversations/conversation-on.ts'
import { listMessages } from './messages.ts'

const PAGE = 200
/** Of each channel; longer ones are cut to their newest. */
const MOST_PAGES = 25

export interface WholeMessage extends ChatMessage {
  channel: Channel
}

/** All messages with a contact on every channel, the oldest first; `isCut` where there are even more. */
export async function readWhole(row: ConversationRow): Promise<{ messages: WholeMessage[]; isCut: boolean }> {
  const parts = await Promise.all(
    ALL_CHANNELS.map(async (channel) => {
      const id = begunOn(row, channel)
      return id === null ? { messages: [], isCut: false } : readChannel(channel, id)
    }),
  )
  const messages = parts.flatMap((part) => part.messages).toSorted((a, b) => a.sent_at.localeCompare(b.sent_at))
  return { messages, isCut: parts.some(({ isCut }) => isCut) }
}

async function readChannel(channel: Channel, id: string) {
  let messages: WholeMessage[] = []
  let before: string | undefined
  for (let page = 0; page < MOST_PAGES; page++) {
    const read = await listMessages({ type: channel, id }, { before, per_page: PAGE })
    messages = [...read.messages.map((message) => ({ ...message, channel })), ...messages]
    if (read.cursor === null) return { messages, isCut: false }
    before = messages[0]?.id
  }
  return { messages, isCut: true }
}
