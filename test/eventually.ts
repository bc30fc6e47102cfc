import { vi } from 'vitest'

/** Retries until the check passes: long enough for a busy machine, and no longer than needed. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 30_000, interval: 20 })
