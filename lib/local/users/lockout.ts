import { AwsError } from '../aws-json.ts'

/** Cognito's own lockout (developer guide, "Lockout behavior for failed sign-in attempts"). */
const FREE_FAILURES = 5
const LONGEST_MS = 15 * 60_000

export type Lockout = ReturnType<typeof createLockout>

/** Counts wrong passwords per account: from the fifth on it is locked for a second, then twice as long each time. */
export function createLockout(now: () => number) {
  const failed = new Map<string, { failures: number; until: number; last: number }>()
  return {
    /** Throws while the account is locked; that attempt does not count. */
    check(sub: string): void {
      const known = failed.get(sub)
      if (!known) return
      if (now() < known.until) throw new AwsError('NotAuthorizedException', 'Password attempts exceeded')
      if (now() - known.last >= LONGEST_MS) failed.delete(sub)
    },
    fail(sub: string): void {
      const failures = (failed.get(sub)?.failures ?? 0) + 1
      const lockedMs = failures < FREE_FAILURES ? 0 : Math.min(1000 * 2 ** (failures - FREE_FAILURES), LONGEST_MS)
      failed.set(sub, { failures, until: now() + lockedMs, last: now() })
    },
    forget(sub: string): void {
      failed.delete(sub)
    },
  }
}
