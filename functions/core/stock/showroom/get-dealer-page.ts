import { foldText } from '#contract/fold-text.ts'
import type { Sort } from '#contract/stock/inventory.ts'
import { findDealer } from '../catalogue/door.ts'
import { filterCatalogue } from '../catalogue/filter-catalogue.ts'
import { listMakes } from '../catalogue/list-makes.ts'
import { searchCatalogue } from '../catalogue/search-catalogue.ts'
import { sortCatalogue } from '../catalogue/sort-catalogue.ts'
import { rowAsShown } from '../prices/row-as-shown.ts'
import { findVehicles } from '../vehicles/door.ts'
import { presentPublic } from '../vehicles/present-vehicle.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import { findPublicVehicles } from './find-public-vehicles.ts'
import { getDealer } from './get-dealer.ts'

interface Wanted {
  page: number
  per_page: number
  /** Search, filters and sort as in the catalogue; `price_max` in US dollars, `mileage_max` in miles. */
  search?: string
  make?: string
  price_max?: number
  mileage_max?: number
  sort?: Sort
}

/**
 * A page of a dealer's vehicles for sale, newest first unless sorted, by the dealer's public id; undefined if unknown.
 * A page past the last one shows the last. `total` counts the matches, `in_stock` and `makes` cover all.
 */
export async function getDealerPage(dealer_id: string, asked: Wanted) {
  const { page, per_page, search, sort = 'created_at_desc', ...filter } = asked
  const org = await findDealer(dealer_id)
  const stock = org && (await findPublicVehicles(org))
  if (!org || !stock) return
  const { lot, rows } = stock
  // Several dealers in one file share a page: it shows a name from the feed only if there is just one.
  const code = lot.dcid_filter ?? (lot.dealers.length === 1 ? lot.dealers[0]?.code : undefined)
  const { policy, ...whose } = await getDealer(org, lot, code)
  const told = rows.map((row) => rowAsShown(row, policy))
  const wanted = filterCatalogue(searchCatalogue(told, search ?? '', 'anyone'), filter)
  const lastPage = Math.max(1, Math.ceil(wanted.length / per_page))
  const shown = Math.min(page, lastPage)
  const ids = sortCatalogue(wanted, sort)
    .slice((shown - 1) * per_page, shown * per_page)
    .map(({ key }) => vehicleIdOf(org, key))
  const found = await findVehicles(org, ids, false)
  const vehicles = ids.flatMap((id) => found.get(id) ?? []).map((one) => presentPublic(one, policy))
  const makes = listMakes(rows)
  return {
    ...whose,
    vehicles,
    total: wanted.length,
    page: shown,
    last_page: lastPage,
    in_stock: rows.length,
    makes,
    /** The requested make, as spelled in the list. */
    make: filter.make && (makes.find((each) => foldText(each) === foldText(filter.make ?? '')) ?? filter.make),
  }
}
