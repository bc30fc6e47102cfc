import { networkOf } from '../../people/attempts/rules.ts'
import type { Guest } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { findLot } from '../catalogue/store.ts'
import { addVisit, findVehicleAnywhere, noteVisit } from '../vehicles/store.ts'
import { publicStateOf } from './rules.ts'

/** A visitor counts once in each such stretch of time. */
const VISIT_MINUTES = 30

/**
 * Counts that somebody looked at a vehicle, or tapped its dealer's number: once a visit (one vehicle, from one network), and not
 * who says that it is a robot. Throws `not_found` for what is not for sale; then nothing is written.
 */
export async function countVisit(
  { address, agent, now }: Guest,
  { id, what }: { id: string; what: 'views' | 'calls' },
): Promise<void> {
  const vehicle = await findVehicleAnywhere(id)
  const lot = vehicle && (await findLot(vehicle.org))
  if (publicStateOf(lot, vehicle) !== 'public') throw notFound()
  // Every browser says what it is.
  if (agent === '' || (await import('isbot')).isbot(agent)) return

  const window = Math.floor(now.getTime() / (VISIT_MINUTES * 60_000))
  const visit = derivedId('visit', visitKey(), id, what, networkOf(address), String(window))
  const until = new Date((window + 2) * VISIT_MINUTES * 60_000)
  if (await noteVisit(visit, until)) await addVisit(id, what)
}

/** There are few enough IPv4 addresses to try them all against a hash that anybody can make. */
function visitKey(): string {
  const { CSRF_KEY } = process.env
  if (!CSRF_KEY) throw new Error('CSRF_KEY is not set.')
  return CSRF_KEY
}
