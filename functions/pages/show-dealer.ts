import { dealerPath, type Wanted } from '../../web/pages/addresses.ts'
import { dealerPage } from '../../web/pages/dealer/dealer-page.ts'
import { notFoundPage } from '../../web/pages/not-found-page.ts'
import type { Page } from '../../web/pages/parts/layout.ts'
import type { Reader } from '../../web/pages/reader.ts'
import { getDealerPage } from '../core/stock/showroom/get-dealer-page.ts'

const VEHICLES_A_PAGE = 24

/** The page of a dealer, or of none. */
export async function showDealer(
  reader: Reader,
  { id, page, ...wanted }: { id: string; page: number } & Wanted,
): Promise<Page> {
  const { q: search, make, price: price_max, mileage: mileage_max, sort } = wanted
  const asked = { page, per_page: VEHICLES_A_PAGE, search, make, price_max, mileage_max, sort }
  const stock = await getDealerPage(id, asked)
  return stock ? dealerPage(reader, id, stock, wanted) : notFoundPage(reader, 'dealer', { path: dealerPath(id) })
}
