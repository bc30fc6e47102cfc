import { PATIENCE } from '../../platform/aws/patience.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { extendLease } from '../catalogue/door.ts'

/** Interval of a worker's heartbeat, and the time after the last one until it is considered dead. */
const SIGN_OF_LIFE_SECONDS = 10
const LEASE_SECONDS = 75
/**
 * Nothing is sent once the lease has this little left: a write in progress must end before another run's begins. A
 * batch is sent with as many four-second tries as the client makes, with pauses between them.
 */
const LEASE_MARGIN_SECONDS = PATIENCE.maxAttempts * 4 + 16

/** Leases are between machines, so they use the machines' own clock. */
export const secondsFromNow = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

/** The end of the lease of a worker that sends a heartbeat now. */
export const leaseUntil = () => secondsFromNow(LEASE_SECONDS)

/** Another run has the lot now: this one must not write anymore. */
export class LeaseLost extends Error {}

/** Sends heartbeats until stopped. */
export function holdLease(org: OrgId, run: string) {
  let until = leaseUntil()
  let isLost = false
  const extend = async () => {
    const next = leaseUntil()
    if (await extendLease(org, run, next)) until = next
    else isLost = true
  }
  // A failed heartbeat is made up for by the next; none for too long shows in `require`.
  const timer = setInterval(() => void extend().catch(() => {}), SIGN_OF_LIFE_SECONDS * 1000)
  return {
    /** Throws if the lot may belong to another run by the time a write sent now is done. */
    require() {
      if (isLost || until < secondsFromNow(LEASE_MARGIN_SECONDS)) throw new LeaseLost()
    },
    stop: () => clearInterval(timer),
  }
}
export type Lease = ReturnType<typeof holdLease>
