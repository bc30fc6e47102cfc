import { wait } from '../aws/patience.ts'
import { isUnavailable } from '../is-unavailable.ts'

/** A step of big work that takes so many times as long as the quickest one shows that the table is busy. */
const BUSY_TIMES = 3
/** What takes no longer is never slow: a table that is quick at first must not make usual moments look busy. */
const USUAL_MS = 60
const LONGEST_PAUSE_MS = 2_000
/** The table may be out of reach for about a minute before the work fails. */
const PATIENT_STEPS = 8

/** How long to let others go first after a step that took this long: as long as it took, if it was slow. */
export function pauseMs(tookMs: number, quickestMs: number): number {
  const isSlow = tookMs > Math.max(USUAL_MS, quickestMs * BUSY_TIMES)
  return isSlow ? Math.min(tookMs, LONGEST_PAUSE_MS) : 0
}

/**
 * The pace of big work nobody waits for: it gives way to people's requests, with a pause after each step that the table
 * was slow with, and smaller steps while it is. A step, which must be safe to repeat, is taken again where the table gave
 * no answer in time.
 */
export function openPace(pause = wait) {
  let quickestMs = Number.POSITIVE_INFINITY
  let isSlow = false
  return {
    /** The size of the next step, of at most this. */
    sizeOf: (most: number) => (isSlow ? Math.ceil(most / 4) : most),
    async step<T>(act: () => Promise<T>): Promise<T> {
      for (let tried = 1; ; tried++) {
        const began = performance.now()
        const done = await act().then(
          (value) => ({ value }),
          (error: unknown) => ({ error }),
        )
        const tookMs = performance.now() - began
        const pausedMs = 'error' in done ? LONGEST_PAUSE_MS * tried : pauseMs(tookMs, quickestMs)
        isSlow = pausedMs > 0
        if ('error' in done && (tried === PATIENT_STEPS || !isUnavailable(done.error))) throw done.error
        if ('value' in done) quickestMs = Math.min(quickestMs, tookMs)
        if (pausedMs > 0) await pause(pausedMs)
        if ('value' in done) return done.value
      }
    },
  }
}
