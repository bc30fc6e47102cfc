/** Neighboring buckets differ by this factor, so that a value read back is at most 2 % off. */
const GAMMA = 1.0408
const LOG = Math.log(GAMMA)

/** Numbers of values, each in its bucket's place: they add up over days and people, as percentiles don't. */
export type Buckets = number[]

/** The bucket of a time in seconds. */
export const bucketOf = (seconds: number) => (seconds < 1 ? 0 : 1 + Math.ceil(Math.log(seconds) / LOG))

/** A value within 2 % of all in a bucket. */
const secondsOf = (bucket: number) => (bucket === 0 ? 0 : (2 * GAMMA ** (bucket - 1)) / (GAMMA + 1))

export function addTo(buckets: Buckets, bucket: number): void {
  while (buckets.length <= bucket) buckets.push(0)
  buckets[bucket] = (buckets[bucket] ?? 0) + 1
}

export function addBuckets(to: Buckets, from: Buckets): void {
  while (to.length < from.length) to.push(0)
  for (let bucket = 0; bucket < from.length; bucket++) to[bucket] = (to[bucket] ?? 0) + (from[bucket] ?? 0)
}

export const countOf = (buckets: Buckets) => buckets.reduce((sum, n) => sum + n, 0)

/** The time within which this share of them came, to the second; null of none. */
export function quantileOf(buckets: Buckets, share: number): number | null {
  let left = Math.max(1, Math.ceil(countOf(buckets) * share))
  for (const [bucket, n] of buckets.entries()) {
    left -= n
    if (left <= 0) return Math.round(secondsOf(bucket))
  }
  return null
}
