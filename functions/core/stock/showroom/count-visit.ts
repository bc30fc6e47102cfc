import { networkOf } from '../../people/attempts/network-of.ts'
import type { Guest } from '../../platform/ctx.ts'
import { variable } from '../../platform/environment.ts'
import { notFound } from '../../platform/errors.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { findLot } from '../catalogue/store.ts'
import { addVisit, findVehicleAnywhere, noteVisit } from '../vehicles/store.ts'
import { publicStateOf } from './rules.ts'

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
  const vehicle = await findVehicleAnywhere(id)
  const lot = vehicle && (await findLot(vehicle.org))
  if (publicStateOf(lot, vehicle) !== 'public') throw notFound()
  // Every browser identifies itself.
  if (agent === '' || (await import('isbot')).isbot(agent)) return

  const window = Math.floor(now.getTime() / (VISIT_MINUTES * 60_000))
  // There are few enough IPv4 addresses to try them all against a hash that anyone could compute.
  const visit = derivedId('visit', variable('CSRF_KEY'), id, what, networkOf(address), String(window))
  const until = new Date((window + 2) * VISIT_MINUTES * 60_000)
  if (await noteVisit(visit, until)) await addVisit(id, what)
}
