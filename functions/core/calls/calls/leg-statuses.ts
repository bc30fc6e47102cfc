/** A leg's progress in Twilio's words; of two reports on a leg, the one later in this list counts, in either order. */
export const LEG_STATUSES = [
  'initiated',
  'ringing',
  'in-progress',
  'canceled',
  'no-answer',
  'failed',
  'busy',
  'completed',
] as const
export type LegStatus = (typeof LEG_STATUSES)[number]

/** Outcomes of an attempt to connect a call (Twilio's DialCallStatus); `begun` until one is reported. */
export const DIAL_STATUSES = ['begun', 'canceled', 'no-answer', 'failed', 'busy', 'answered', 'completed'] as const
type DialStatus = (typeof DIAL_STATUSES)[number]

/** Twilio's word, if it is a known one; a queued leg counts as initiated. */
export const readLegStatus = (word: string): LegStatus | undefined =>
  word === 'queued' ? 'initiated' : LEG_STATUSES.find((status) => status === word)

export const readDialStatus = (word: string): DialStatus | undefined => DIAL_STATUSES.find((status) => status === word)
