import { wait } from '../../platform/aws/patience.ts'
import { VendorError, type VendorErrorKind } from './vendor-error.ts'

/** How often to try again. A second answer that is unreadable would cost as much as the first. */
const RETRIES: Partial<Record<VendorErrorKind, number>> = {
  throttled: 2,
  overloaded: 2,
  timeout: 2,
  unavailable: 2,
  malformed: 1,
}
/** A vendor that wants a longer pause is left to the caller, who reads `retryAfterMs`. */
const LONGEST_PAUSE_MS = 10_000
const FIRST_PAUSE_MS = 500

interface Limits {
  /** For each attempt. */
  timeoutMs: number
  signal?: AbortSignal
}

/** Calls a vendor until it answers, or trying again makes no sense. */
export async function tryAgain<T>({ timeoutMs, signal }: Limits, attempt: (signal: AbortSignal) => Promise<T>) {
  for (let tried = 0; ; tried++) {
    try {
      const timeout = AbortSignal.timeout(timeoutMs)
      return await attempt(signal ? AbortSignal.any([signal, timeout]) : timeout)
    } catch (error) {
      if (!(error instanceof VendorError) || signal?.aborted) throw error
      const { mayRetry = true, retryAfterMs = 0 } = error.more
      if (!mayRetry || tried >= (RETRIES[error.kind] ?? 0) || retryAfterMs > LONGEST_PAUSE_MS) throw error
      await pause(pauseAfter(error, tried), signal)
      if (signal?.aborted) throw error
    }
  }
}

/** As long as the vendor wants and a little more, so that not all come back at once; an unreadable answer needs none. */
function pauseAfter({ kind, more: { retryAfterMs } }: VendorError, tried: number): number {
  if (kind === 'malformed') return 0
  return retryAfterMs === undefined
    ? Math.random() * FIRST_PAUSE_MS * 2 ** tried
    : retryAfterMs * (1 + Math.random() / 4)
}

/** Ends early with the signal. */
const pause = (milliseconds: number, signal?: AbortSignal) =>
  Promise.race([
    wait(milliseconds),
    new Promise<void>((resolve) => signal?.addEventListener('abort', () => resolve(), { once: true })),
  ])
