import type { ChatMessage } from '#contract/messaging/chat-message.ts'

export type Mark = 'none' | 'pending' | 'unknown' | 'sent' | 'delivered' | 'read' | 'failed'

const MARKS: Record<ChatMessage['status'], Mark> = {
  queued: 'pending',
  accepted: 'pending',
  scheduled: 'pending',
  sending: 'pending',
  unknown: 'unknown',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  received: 'none',
  failed: 'failed',
  undelivered: 'failed',
  canceled: 'failed',
}

/** The delivery mark of a message; inbound messages have none. */
export function deliveryMark(message: Pick<ChatMessage, 'direction' | 'status'>): Mark {
  return message.direction === 'inbound' ? 'none' : MARKS[message.status]
}
