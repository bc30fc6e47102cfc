import type { OrgId } from '../../platform/ctx.ts'
import { LEASE_MARGIN_SECONDS, leaseUntil, SIGN_OF_LIFE_SECONDS, secondsFromNow } from './rules.ts'
import { extendLease } from './store.ts'

/** Another run has the lot now: this one must not write any more. */
export class LeaseLost extends Error {}

/** Gives signs of life until it is stopped. */
export function holdLease(org: OrgId, run: string) {
  let until = leaseUntil()
  let isLost = false
  const extend = async () => {
    const next = leaseUntil()
    if (await extendLease(org, run, next)) until = next
    else isLost = true
  }
  // A sign that could not be given is made good by the next; none for too long shows in `require`.
  const timer = setInterval(() => void extend().catch(() => {}), SIGN_OF_LIFE_SECONDS * 1000)
  return {
    /** Throws where the lot may be another's by the time that a write now sent has been answered. */
    require() {
      if (isLost || until < secondsFromNow(LEASE_MARGIN_SECONDS)) throw new LeaseLost()
    },
    stop: () => clearInterval(timer),
  }
}
export type Lease = ReturnType<typeof holdLease>
