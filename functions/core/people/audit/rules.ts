/** A dispute over who changed what comes up within months; two years keep the last one comparable with the year before. */
const KEPT_DAYS = 730

const KEPT_SECONDS = KEPT_DAYS * 86_400

/** When (epoch seconds) what is recorded now is forgotten. */
export const keptUntil = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_SECONDS

/** What was recorded before this moment (epoch milliseconds) may be forgotten by now. */
export const forgottenBefore = (now: Date) => now.getTime() - KEPT_SECONDS * 1000
