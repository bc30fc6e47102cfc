import type { ForwardStatus } from '#contract/messaging/mail-facts.ts'
import type { MessageStatus } from '#contract/telephony/message-statuses.ts'

/**
 * A status's rank; a delivery report only ever moves a message to a higher one. A failure that we concluded
 * ourselves (the carrier's list does not know the message) ranks low, so that its own word still counts.
 */
const RANKS: Record<MessageStatus, number> = {
  queued: 0,
  unknown: 1,
  accepted: 2,
  scheduled: 2,
  sending: 3,
  sent: 4,
  delivered: 6,
  read: 7,
  received: 8,
  failed: 9,
  undelivered: 9,
  canceled: 9,
}
export const rankOf = (status: MessageStatus) => RANKS[status]

/** Ours: the carrier's list does not know the message, so it was never taken. */
const NOT_ACCEPTED = 'not_accepted'
/** Ours: whether it was taken could not be found out; the person decides. */
const UNCONFIRMED = 'unconfirmed'

/** A message's progress, and with it what may still be written over it. */
export interface Progress {
  status: MessageStatus
  sid?: string
  error_code?: string
  /** The statuses that stand for another step than their own. */
  rank?: number
}

/** The carrier has taken the message and given it a sid: still `queued` for a person, further for us. */
export const ACCEPTED = { status: 'queued', rank: RANKS.accepted } as const satisfies Progress

/** Our own conclusion that it was never taken; whatever the carrier says later outranks it. */
export const REFUSED_BY_ABSENCE = {
  status: 'failed',
  rank: RANKS.unknown,
  error_code: NOT_ACCEPTED,
} as const satisfies Progress

/** Nothing more can be said of it, unless a report comes after all. */
export const GIVEN_UP = {
  status: 'unknown',
  rank: RANKS.unknown,
  error_code: UNCONFIRMED,
} as const satisfies Progress

/** A carrier's status as progress: all that comes before sending is one step here. */
export const asTaken = (status: MessageStatus): Progress => (RANKS[status] <= RANKS.accepted ? ACCEPTED : { status })

/** True if the carrier is known to have the message. */
export const isTaken = (message: { sid?: string; rank: number }) =>
  message.sid !== undefined || message.rank > RANKS.unknown

interface Sent {
  sid?: string
  rank: number
  status: MessageStatus
  error_code?: string
}

/** True if nobody knows yet if this message was taken: also of one whose process ended before it was told. */
export const isOpen = (message: Sent) => !isTaken(message) && message.status !== 'failed'

/** True if it was not sent yet, as far as this status tells (undefined: a word that we do not know). */
export const isOnItsWay = (status: MessageStatus | undefined) => status === undefined || RANKS[status] < RANKS.sent

/** True if the carrier's next word on this message is still to come: whether it took it, or sent it. */
export const isAwaited = (message: Sent) => message.status !== 'failed' && isOnItsWay(message.status)

/** True if a sid may still turn out to be this message's: it has none, and only we concluded that it never left. */
export const mayBeTaken = (message: Sent) => isOpen(message) || (!message.sid && message.error_code === NOT_ACCEPTED)

/** True if it never left, as far as we concluded ourselves. */
export const wasNeverTaken = ({ status, error_code }: Sent) => isLost({ status }) && error_code === NOT_ACCEPTED

/** True if it certainly did not reach the customer. */
export const isLost = ({ status }: Pick<Sent, 'status'>) => RANKS[status] === RANKS.failed

/** True if Lotwire has given up finding out; a person may say what became of it. */
export const isInDoubt = ({ status, error_code }: Sent) => status === 'unknown' && error_code === UNCONFIRMED

/** A failure counts only while nothing better or final is known: up to `sent`. */
const LAST_RANK_THAT_CAN_FAIL = RANKS.sent

/** A message takes this progress while its rank is below the returned number. */
export function rankBelow({ status, rank }: Progress): number {
  if (rank === RANKS.unknown) return RANKS.accepted
  if (rank !== undefined) return rank
  return RANKS[status] === RANKS.failed ? LAST_RANK_THAT_CAN_FAIL + 1 : RANKS[status]
}

/** The statuses that each of a forward's follows. What SES tells may be known before what it answers to the request. */
export const FORWARD_BEFORE: Record<Exclude<ForwardStatus, 'unknown'>, ForwardStatus[]> = {
  sent: ['unknown'],
  failed: ['unknown'],
  delivered: ['unknown', 'sent', 'failed'],
  undelivered: ['unknown', 'sent', 'failed', 'delivered'],
}
