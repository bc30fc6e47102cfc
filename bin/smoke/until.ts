import { setTimeout } from 'node:timers/promises'

/** Effects of the stream and of queues take a moment, and on AWS longer for each function's first. */
const PATIENCE_MS = 90_000
const PAUSE_MS = 250

/** Retries until it succeeds; throws its last failure after a minute and a half. */
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
