import type { Language } from '#contract/fields.ts'
import type { Guest } from '../../core/platform/ctx.ts'
import { openDealerPage } from '../../core/stock/showroom/open-dealer-page.ts'
import { dealerPath, type Wanted } from '../addresses.ts'
import { notFoundPage } from '../not-found-page.ts'
import type { Page } from '../parts/layout.ts'
import { readerOf } from '../reader.ts'
import { dealerPage } from './dealer-page.ts'

const CARS_A_PAGE = 24

/** The page of a dealer, or of none. */
export async function showDealer(
  { language }: Guest,
  { id, lang, page, ...wanted }: { id: string; lang?: Language; page: number } & Wanted,
): Promise<Page> {
  const reader = readerOf(language, lang)
  const { q: search, make, price: price_max, mileage: mileage_max, sort } = wanted
  const asked = { page, per_page: CARS_A_PAGE, search, make, price_max, mileage_max, sort }
  const stock = await openDealerPage(id, asked)
  return stock ? dealerPage(reader, id, stock, wanted) : notFoundPage(reader, 'dealer', { path: dealerPath(id) })
}
