import { networkOf } from '../../people/attempts/network-of.ts'
import type { Guest } from '../../platform/ctx.ts'
import { variable } from '../../platform/environment.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { addVisit } from '../vehicles/door.ts'
import { getOffered } from './door.ts'

/** A visitor counts once within this time. */
const VISIT_MINUTES = 30

/**
 * Counts a view of a vehicle, or a tap on its dealer's number: once per visit (one vehicle, from one network), and not
 * for declared robots. Throws `not_found` for a vehicle that is not for sale; then nothing is written.
 */
export async function countVisit(
  { address, agent, now }: Guest,
  { id, what }: { id: string; what: 'views' | 'calls' },
): Promise<void> {
  await getOffered(id)
  // Every browser identifies itself.
  if (agent === '' || (await import('isbot')).isbot(agent)) return

  const window = Math.floor(now.getTime() / (VISIT_MINUTES * 60_000))
  // There are few enough IPv4 addresses to try them all against a hash that anyone could compute.
  const visit = derivedId('visit', variable('CSRF_KEY'), id, what, networkOf(address), String(window))
  const until = new Date((window + 2) * VISIT_MINUTES * 60_000)
  await addVisit(id, what, { visit, until })
}
