import { BEAT_SECONDS, type Doing, LASTS_SECONDS } from '#contract/messaging/presence-facts.ts'
import type { PresenceItem } from './entity.ts'

/** A page that only wants to know who is there says what it said a moment ago: until this much later, nothing is written. */
const KNOWN_MS = (BEAT_SECONDS * 1000) / 2

/** True if somebody is still there: the table removes items late. */
export const isThere = ({ said_at }: Pick<PresenceItem, 'said_at'>, now: Date) =>
  now.getTime() - said_at < LASTS_SECONDS * 1000

/** True if what somebody says of themselves is as good as what they said before. */
export const isKnown = (before: PresenceItem | undefined, doing: Doing, now: Date) =>
  before?.doing === doing && now.getTime() - before.said_at < KNOWN_MS

/** The fields that are kept of it. */
export const saidOf = (before: PresenceItem | undefined, doing: Doing, now: Date) => ({
  doing,
  since: before?.doing === doing ? before.since : now.toISOString(),
  said_at: now.getTime(),
  ttl: Math.ceil(now.getTime() / 1000) + LASTS_SECONDS,
})
