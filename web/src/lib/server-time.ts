/** A difference below this is the way of the answer and the second that its header is cut to. */
const TOLERANCE_MS = 3_000

/** How far off `serverNow` may be, with the moment that a page takes to be drawn from what it read. */
export const SERVER_TIME_ERROR_MS = 5_000

let offsetMs = 0
const listeners = new Set<() => void>()

/** Takes the server's time from an answer's Date header: what it allows and when goes by its clock, not by this machine's. */
export function learnServerTime(date: string | null) {
  const offset = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(offset) || Math.abs(offset - offsetMs) < TOLERANCE_MS) return
  offsetMs = offset
  for (const listener of listeners) listener()
}

/** Now, as the server has it; epoch milliseconds. */
export const serverNow = () => Date.now() + offsetMs

/** Calls `listener` when the server's clock turns out to be another; answers how to stop that. */
export function onServerTime(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
