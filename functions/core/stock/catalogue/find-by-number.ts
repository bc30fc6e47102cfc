import type { OrgId } from '../../platform/ctx.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import { openCatalogue } from './open-catalogue.ts'

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** The id of a vehicle in stock with one of these stock numbers or VINs. */
export async function findByNumber(org: OrgId, numbers: string[]): Promise<string | undefined> {
  const wanted = new Set(numbers.map(bare).filter(Boolean))
  if (wanted.size === 0) return undefined
  const rows = (await openCatalogue(org))?.rows ?? []
  const found = rows.find(({ vin, stockNumber }) => [vin, stockNumber].some((one) => one && wanted.has(bare(one))))
  return found && vehicleIdOf(org, found.key)
}
