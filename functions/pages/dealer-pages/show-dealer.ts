import type { Language } from '../../contract/fields.ts'
import type { Guest } from '../../core/ctx.ts'
import { openDealerPage } from '../../core/inventory/open-dealer-page.ts'
import { dealerPath } from '../addresses.ts'
import { notFoundPage } from '../not-found-page.ts'
import type { Page } from '../parts/layout.ts'
import { readerOf } from '../reader.ts'
import { dealerPage } from './dealer-page.ts'

const CARS_A_PAGE = 24

/** The page of a dealer, or of none. */
export async function showDealer(
  { language, now }: Guest,
  { id, lang, page }: { id: string; lang?: Language; page: number },
): Promise<Page> {
  const reader = readerOf(language, lang)
  const stock = await openDealerPage(id, page, CARS_A_PAGE, now)
  return stock ? dealerPage(reader, id, stock) : notFoundPage(reader, 'dealer', dealerPath(id))
}
