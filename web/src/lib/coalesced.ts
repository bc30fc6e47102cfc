type Run = () => Promise<unknown>

/** Runs work that reads the newest state: however often it is asked for while it runs, it runs once more afterwards. */
export function coalesced(): (run: Run) => void {
  let isRunning = false
  let next: Run | undefined
  return async (run) => {
    next = run
    if (isRunning) return
    isRunning = true
    while (next) {
      const now: Run = next
      next = undefined
      await now().catch(() => undefined)
    }
    isRunning = false
  }
}
