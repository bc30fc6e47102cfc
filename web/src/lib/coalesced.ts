/** Wraps work that reads the newest state: however often it is asked for while it runs, it runs once more afterwards. */
export function coalesced(run: () => Promise<unknown>): () => void {
  let isRunning = false
  let isWanted = false
  return async () => {
    isWanted = true
    if (isRunning) return
    isRunning = true
    while (isWanted) {
      isWanted = false
      await run().catch(() => undefined)
    }
    isRunning = false
  }
}
