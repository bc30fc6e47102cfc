import { vehicleCodeOf } from '#contract/stock/vehicle-code.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findVehicle } from '../vehicles/door.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import { findLot } from './door.ts'
import { openCatalogue, openLedger } from './open-catalogue.ts'

/** The vehicle with this code: of those in the catalogue, else of those that were. */
export async function findByCode(org: OrgId, code: string): Promise<VehicleItem | undefined> {
  const id = await findId(org, code)
  return id === undefined ? undefined : findVehicle(org, id)
}

async function findId(org: OrgId, code: string): Promise<string | undefined> {
  const named = (rows: Iterable<{ key: string }>) => {
    for (const { key } of rows) {
      const id = vehicleIdOf(org, key)
      if (vehicleCodeOf(id) === code) return id
    }
  }
  const inStock = named((await openCatalogue(org))?.rows ?? [])
  if (inStock) return inStock
  const lot = await findLot(org, true)
  return lot && named((await openLedger(org, lot)).values())
}
