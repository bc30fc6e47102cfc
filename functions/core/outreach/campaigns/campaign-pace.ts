/** What the pace lets leave within so long leaves at once; then the sender rests until that time is over. */
const BURST_SECONDS = 15
/** A pause holds from the next group on; a slow campaign sends one by one. */
const MOST_AT_ONCE = 8

/** The messages that may leave before the sender rests; `pace`: messages a minute. */
export const burstOf = (pace: number) => Math.ceil((pace * BURST_SECONDS) / 60)

/** The messages that leave side by side. */
export const groupOf = (pace: number) => Math.min(MOST_AT_ONCE, Math.ceil(pace / MOST_AT_ONCE))

/** How long the sender rests after so many messages to keep to a pace, in milliseconds: less what sending them took. */
export const restMsAfter = (sent: number, pace: number, tookMs: number) =>
  Math.max(0, Math.ceil((sent / pace) * 60_000 - tookMs))
