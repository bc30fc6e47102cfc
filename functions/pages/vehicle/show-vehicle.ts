import type { Language } from '#contract/fields.ts'
import type { Guest } from '../../core/platform/ctx.ts'
import { openPublicVehicle } from '../../core/stock/showroom/open-public-vehicle.ts'
import { vehiclePath } from '../addresses.ts'
import { notFoundPage } from '../not-found-page.ts'
import type { Page } from '../parts/layout.ts'
import { readerOf } from '../reader.ts'
import { gonePage } from './gone-page.ts'
import { vehiclePage } from './vehicle-page.ts'

/** The page of a car: for sale, sold, withdrawn, or none. */
export async function showVehicle({ language }: Guest, { id, lang }: { id: string; lang?: Language }): Promise<Page> {
  const reader = readerOf(language, lang)
  const opened = await openPublicVehicle(id)
  if (opened.state === 'unknown')
    return notFoundPage(reader, 'vehicle', { path: vehiclePath(id), dealer_id: opened.dealer_id })
  if (opened.state === 'public') return vehiclePage(reader, opened)
  const { dealer_id, dealer, contact } = opened
  if (opened.state === 'unavailable') return gonePage(reader, { id, dealer_id, dealer, contact })
  const { vehicle: sold, findSimilar } = opened
  return gonePage(reader, { id, dealer_id, dealer, contact, sold, similar: await findSimilar() })
}
