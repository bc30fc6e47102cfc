const DAY_MS = 86_400_000

/** Twilio corrects what is younger. */
const CORRECTED_DAYS = 35

/** The day of a moment (UTC), as Twilio counts. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** The days that Twilio may still change, up to yesterday. */
export const daysBefore = (now: Date) => ({
  from: dayOf(new Date(now.getTime() - CORRECTED_DAYS * DAY_MS)),
  to: dayOf(new Date(now.getTime() - DAY_MS)),
})
