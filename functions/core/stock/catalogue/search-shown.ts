import type { OrgId } from '../../platform/ctx.ts'
import { titleOf } from '../vehicles/title-of.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import { openShown } from './open-catalogue.ts'
import { searchCatalogue } from './search-catalogue.ts'

/** The dealership's vehicles that a search of its staff finds, `limit` of them from behind `skip`. */
export async function searchShown(org: OrgId, search: string, { skip, limit }: { skip: number; limit: number }) {
  const found = searchCatalogue((await openShown(org))?.rows ?? [], search, 'staff')
  const vehicles = found.slice(skip, skip + limit).map((row) => ({
    id: vehicleIdOf(org, row.key),
    title: titleOf(row),
    stockNumber: row.stockNumber,
    created_at: new Date(row.created_at * 1000).toISOString(),
  }))
  return { vehicles, isEnd: found.length <= skip + limit }
}
