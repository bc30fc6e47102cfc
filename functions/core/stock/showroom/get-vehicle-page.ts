import type { PricePolicy } from '#contract/stock/price-rule.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findLot } from '../catalogue/door.ts'
import { listSimilar } from '../catalogue/list-similar.ts'
import { findVehicleAnywhere, findVehicles } from '../vehicles/door.ts'
import { presentPublic } from '../vehicles/present-vehicle.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import { findPublicVehicles } from './find-public-vehicles.ts'
import { getDealer } from './get-dealer.ts'
import { publicStateOf } from './rules.ts'

const SIMILAR_VEHICLES = 4

/**
 * The public page of a vehicle. `unknown` has only the id of the dealer whose page to link to, if there is one; an
 * `unavailable` vehicle reveals only whose it was; `findSimilar` searches the whole catalogue for similar ones.
 */
export async function getVehiclePage(id: string) {
  const vehicle = await findVehicleAnywhere(id)
  const lot = vehicle && (await findLot(vehicle.org))
  const state = publicStateOf(lot, vehicle)
  if (state === 'unknown' || !vehicle || !lot) return { state: 'unknown', dealer_id: lot?.dealer_id } as const

  const { dealer, contact, policy } = await getDealer(vehicle.org, lot, vehicle.dealer_code)
  const whose = { dealer_id: lot.dealer_id, dealer, contact }
  if (state === 'unavailable') return { state, ...whose } as const
  const findSimilar = () => similarTo(vehicle.org, vehicle, policy)
  return { state, ...whose, vehicle: presentPublic(vehicle, policy), findSimilar } as const
}

async function similarTo(org: OrgId, vehicle: Parameters<typeof listSimilar>[1], policy: PricePolicy) {
  const vehicles = await findPublicVehicles(org)
  const ids = listSimilar(vehicles?.rows ?? [], vehicle, SIMILAR_VEHICLES).map(({ key }) => vehicleIdOf(org, key))
  const found = await findVehicles(org, ids, false)
  return ids.flatMap((id) => found.get(id) ?? []).map((one) => presentPublic(one, policy))
}
