import { setTimeout } from 'node:timers/promises'

/** Ends what never comes, with the check's own words: before the test's limit, which says nothing of it. */
const ENOUGH_MS = 100_000
/** The first pauses are short; later ones leave the machine to what is waited for. */
const PAUSES_MS = [10, 20, 40, 80, 160, 300]

/** Retries until the check passes. */
export async function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  const until = performance.now() + ENOUGH_MS
  for (let tries = 0; ; tries++) {
    try {
      return await check()
    } catch (error) {
      if (performance.now() > until) throw error
    }
    await setTimeout(PAUSES_MS[tries] ?? PAUSES_MS.at(-1))
  }
}
