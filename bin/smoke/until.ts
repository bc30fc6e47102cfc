import { setTimeout } from 'node:timers/promises'

/** What follows by way of the stream and of queues needs a moment, and on AWS the first of each function longer. */
const PATIENCE_MS = 90_000
const PAUSE_MS = 250

/** Tries until it succeeds; throws its last failure after a minute and a half. */
export async function until<T>(attempt: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await setTimeout(PAUSE_MS)
    }
  }
}
