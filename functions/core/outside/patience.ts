/**
 * How the clients of AWS wait: a service that stays silent must not hold a function until its own time-out. Three tries
 * of at most three seconds end before Twilio gives a webhook up (15 s).
 */
export const PATIENCE = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
}

/** Node's own promise of a timer is a module more: a hundredth of every function's start. */
export const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
