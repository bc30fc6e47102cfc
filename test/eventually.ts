import { vi } from 'vitest'

/** Asks until the answer is as expected: long enough for a machine that is busy, and no longer than needed. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 })
