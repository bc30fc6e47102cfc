import type { Share } from '#contract/job.ts'
import type { ShareItem } from './entity.ts'

/** After work that took long, a dealership keeps to its share for so long. */
const SLOW_MINUTES = 10
const KEPT_SECONDS = 86_400

type Seen = Pick<ShareItem, 'slow_until' | 'held'>

/** True if a dealership has to keep to its share: always, or while its work lately took long. */
export const isLimited = ({ afterSeconds }: Share, seen: Seen, now: number) =>
  afterSeconds === undefined || (seen.slow_until ?? 0) > now

/** What it holds once a batch has begun; undefined if its share is used up. */
export function heldWith({ workers }: Share, seen: Seen, batch: { id: string; until: number }, now: number) {
  const running = Object.entries(seen.held).filter(([, until]) => until > now)
  return running.length < workers ? Object.fromEntries([...running, [batch.id, batch.until]]) : undefined
}

export const slowUntil = (now: number) => now + SLOW_MINUTES * 60_000
export const ttlOf = (now: number) => Math.floor(now / 1000) + KEPT_SECONDS
