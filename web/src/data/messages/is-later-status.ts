import type { MessageStatus } from '#contract/messaging/message-statuses.ts'

/** How far a message has come. `unknown` stands with `queued`: once Twilio is asked again it may still be queued there. */
const RANK: Record<MessageStatus, number> = {
  queued: 0,
  unknown: 0,
  accepted: 1,
  scheduled: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  read: 5,
  received: 5,
  undelivered: 6,
  failed: 6,
  canceled: 6,
}

/** Whether a fresh answer may replace a known status: answers overtake each other, a delivery never goes back. */
export const isLaterStatus = (known: MessageStatus, fresh: MessageStatus) =>
  RANK[fresh] >= RANK[known] && !(RANK[known] === 6 && fresh !== known)
