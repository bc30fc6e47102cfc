import { KEPT_DAYS } from '#contract/kept-days.ts'

const KEPT_SECONDS = KEPT_DAYS.audit * 86_400

/** The time at which an entry recorded now expires, in epoch seconds. */
export const keptUntil = (now: Date) => Math.floor(now.getTime() / 1000) + KEPT_SECONDS

/** Entries recorded before this time (epoch milliseconds) may have expired. */
export const forgottenBefore = (now: Date) => now.getTime() - KEPT_SECONDS * 1000
