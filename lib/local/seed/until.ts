import { setTimeout } from 'node:timers/promises'

const PATIENCE_MS = 60_000

/** Polls until there is a result. */
export async function until<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (const giveUpAt = Date.now() + PATIENCE_MS; ; await setTimeout(20)) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > giveUpAt)
      throw new Error('The demonstration dealership could not be made: an answer did not come.')
  }
}
