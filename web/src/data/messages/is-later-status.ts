import type { MessageStatus } from '#contract/telephony/message-statuses.ts'

/** A message's progress. `unknown` ranks with `queued`: once Twilio is asked again it may still be queued there. */
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

/** True if a fresh status may replace a known one: responses arrive out of order, and a delivery never goes back. */
export const isLaterStatus = (known: MessageStatus, fresh: MessageStatus) =>
  RANK[fresh] >= RANK[known] && !(RANK[known] === 6 && fresh !== known)
