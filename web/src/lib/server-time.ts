/** Smaller differences are due to network latency and the header's resolution of one second. */
const TOLERANCE_MS = 3_000

/** Maximum error of `serverNow`, including the time to render a page from the data it read. */
export const SERVER_TIME_ERROR_MS = 5_000

let offsetMs = 0
const listeners = new Set<() => void>()

/** Learns the server's time from a Date header: permissions and deadlines follow its clock, not this machine's. */
export function learnServerTime(date: string | null) {
  const offset = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(offset) || Math.abs(offset - offsetMs) < TOLERANCE_MS) return
  offsetMs = offset
  for (const listener of listeners) listener()
}

/** The current server time in epoch milliseconds. */
export const serverNow = () => Date.now() + offsetMs

/** Calls `listener` when the server's clock turns out to differ; returns a function that stops it. */
export function onServerTime(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
