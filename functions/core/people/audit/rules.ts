/** A dispute over who changed what comes up within months; two years keep the last one comparable with the year before. */
const KEPT_DAYS = 730

/** When (epoch seconds) what is recorded now is forgotten. */
export const keptUntil = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400
