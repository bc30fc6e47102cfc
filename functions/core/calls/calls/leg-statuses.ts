/** How far a leg is in Twilio's words; of two that are told of one leg the later in this list counts, whichever came last. */
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

/** How an attempt to connect a call ended (Twilio's DialCallStatus); `begun` where that has not been told. */
export const DIAL_STATUSES = ['begun', 'canceled', 'no-answer', 'failed', 'busy', 'answered', 'completed'] as const
export type DialStatus = (typeof DIAL_STATUSES)[number]

/** Twilio's word where it is one that we know; a leg that waits for its turn has been initiated. */
export const readLegStatus = (word: string): LegStatus | undefined =>
  word === 'queued' ? 'initiated' : LEG_STATUSES.find((status) => status === word)

export const readDialStatus = (word: string): DialStatus | undefined => DIAL_STATUSES.find((status) => status === word)
