import { answerText } from '#contract/answers.ts'
import type { CatalogueQuery } from '#contract/stock/inventory.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { filterCatalogue } from '../catalogue/filter-catalogue.ts'
import { listMakes } from '../catalogue/list-makes.ts'
import { openShown } from '../catalogue/open-catalogue.ts'
import { searchCatalogue } from '../catalogue/search-catalogue.ts'
import { sortCatalogue } from '../catalogue/sort-catalogue.ts'
import { isIntegrationActive } from '../integrations/door.ts'
import { readPolicy } from '../prices/read-policy.ts'
import { listVehicles } from '../vehicles/door.ts'
import { presentListed } from '../vehicles/present-listed.ts'
import { presentVehicle } from '../vehicles/present-vehicle.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'

/** A page of the dealership's vehicles, by search, filters and sort; a page past the last one returns the last. */
export async function listInventory(ctx: Ctx, query: CatalogueQuery) {
  const shown = (await openShown(ctx.org))?.rows ?? []
  const found = sortCatalogue(filterCatalogue(searchCatalogue(shown, query.search, 'staff'), query), query.sort_by)

  const { per_page } = query
  const last_page = Math.max(1, Math.ceil(found.length / per_page))
  const page = Math.min(query.page, last_page)
  const ids = found.slice((page - 1) * per_page, page * per_page).map(({ key }) => vehicleIdOf(ctx.org, key))
  const [vehicles, policy] = await Promise.all([listVehicles(ctx.org, ids), readPolicy(ctx.org)])
  return {
    data: vehicles.map(({ vehicle, views, calls }) => ({
      ...presentListed(presentVehicle(vehicle, policy, ctx.now)),
      views,
      calls,
    })),
    total: found.length,
    currentPage: page,
    perPage: per_page,
    last_page,
    makes: listMakes(shown),
    in_stock: shown.length,
    ...(shown.length === 0 && !(await isIntegrationActive(ctx.org))
      ? { message: answerText(ctx.language, 'no_integration') }
      : {}),
  }
}
