import type { Ctx } from '../../platform/ctx.ts'
import { openShown } from '../../stock/catalogue/open-catalogue.ts'
import { searchCatalogue } from '../../stock/catalogue/search-catalogue.ts'
import { titleOf } from '../../stock/feeds/title-of.ts'
import { vehicleIdOf } from '../../stock/vehicles/vehicle-id.ts'

/** The dealership's vehicles that a search finds, those from behind so many. */
export async function findVehicles({ org }: Ctx, search: string, skip: number, limit: number) {
  const shown = (await openShown(org))?.rows ?? []
  const found = searchCatalogue(shown, search, 'staff')
  const vehicles = found.slice(skip, skip + limit).map((row) => ({
    id: vehicleIdOf(org, row.key),
    text: [titleOf(row), row.stockNumber].filter(Boolean).join(' · '),
    at: new Date(row.created_at * 1000).toISOString(),
  }))
  return { vehicles, isEnd: found.length <= skip + limit }
}
