/**
 * Timeouts of the AWS clients: a service that stays silent must not block a function until its own timeout. Three tries
 * of at most three seconds end before Twilio gives up on a webhook (15 s).
 */
export const PATIENCE = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
}

const TRIES = 3

/**
 * A fetch that may be retried, and is retried if its connection fails: one kept alive through a Lambda's freeze is
 * dead, and so may the next be. The SDK's clients do the same themselves. Ends after `timeoutMs`, all tries together.
 */
export async function fetchAgain(
  timeoutMs: number,
  fetchOnce: (signal: AbortSignal) => Promise<Response>,
): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  for (let tried = 1; ; tried++) {
    try {
      return await fetchOnce(signal)
    } catch (error) {
      if (tried === TRIES || signal.aborted) throw error
      await wait(50 * 2 ** tried)
    }
  }
}

/** Node's own promise-based timer is one more module: a hundredth of every function's start. */
export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
