const DAY_MS = 86_400_000

/** Twilio corrects what is younger. */
const CORRECTED_DAYS = 35

/** The day of a moment (UTC), as Twilio counts. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** From one day to another, both included. */
export type Days = ReturnType<typeof daysUntil>

/** The days that Twilio may still change, up to today. */
export const daysUntil = (now: Date) => ({
  from: dayOf(new Date(now.getTime() - CORRECTED_DAYS * DAY_MS)),
  to: dayOf(now),
})

/** The same up to yesterday. */
export const daysBefore = (now: Date): Days => ({ ...daysUntil(now), to: dayOf(new Date(now.getTime() - DAY_MS)) })
