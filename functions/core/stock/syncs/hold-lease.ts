import { PATIENCE } from '../../platform/aws/patience.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { extendLease } from './store.ts'

/** How often a worker gives a sign of life, and how long after the last one it is believed dead. */
const SIGN_OF_LIFE_SECONDS = 10
const LEASE_SECONDS = 75
/**
 * Nothing is sent once the lease has this little left: a write under way must end before another run's begin. A batch is
 * sent with as many tries of four seconds as the client makes, and pauses in between.
 */
const LEASE_MARGIN_SECONDS = PATIENCE.maxAttempts * 4 + 16

/** Leases are between machines: they go by the machines' own clock. */
export const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** Until when a worker that gives a sign of life now is believed to be alive. */
export const leaseUntil = () => secondsFromNow(LEASE_SECONDS)

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
