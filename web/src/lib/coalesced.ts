import { mayRecover } from './api-error.ts'

type Run = () => Promise<unknown>

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/**
 * Runs work that reads the latest state: however often it is requested during a run, it runs only once more afterwards;
 * after a network or server failure, it retries after a pause until it succeeds.
 */
export function coalesced(): (run: Run) => void {
  let isRunning = false
  let next: Run | undefined
  return async (run) => {
    next = run
    if (isRunning) return
    isRunning = true
    let pauseMs = FIRST_PAUSE_MS
    while (next) {
      const now: Run = next
      next = undefined
      try {
        await now()
        pauseMs = FIRST_PAUSE_MS
      } catch (error) {
        if (!mayRecover(error)) continue
        await new Promise((resolve) => setTimeout(resolve, pauseMs))
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
        next ??= now
      }
    }
    isRunning = false
  }
}
