/** What is less than this apart happens in one moment, when time is not waited for. */
const MOMENT_MS = 1_000
/** setTimeout's maximum; a message scheduled later than that checks the clock again then. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** What the simulator does later: when its time has come, or when the clock was set to it. */
export function openTimers() {
  const waiting = new Map<NodeJS.Timeout, { at: number; run: () => void }>()
  const first = () => [...waiting].sort(([, a], [, b]) => a.at - b.at)[0]
  return {
    after(milliseconds: number, run: () => void) {
      const ms = Math.min(milliseconds, LONGEST_TIMER_MS)
      const timer = setTimeout(() => {
        waiting.delete(timer)
        run()
      }, ms)
      waiting.set(timer, { at: Date.now() + ms, run })
    },
    /** Epoch milliseconds. */
    nextAt: () => first()?.[1].at ?? Number.POSITIVE_INFINITY,
    /** Runs what is due within a moment, and what that leads to within it, in order. */
    run() {
      const until = Date.now() + MOMENT_MS
      for (let next = first(); next && next[1].at <= until; next = first()) {
        const [timer, { run }] = next
        clearTimeout(timer)
        waiting.delete(timer)
        run()
      }
    },
    stop() {
      for (const timer of waiting.keys()) clearTimeout(timer)
    },
  }
}
