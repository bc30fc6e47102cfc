import { vehiclePath } from '../../web/pages/addresses.ts'
import { notFoundPage } from '../../web/pages/not-found-page.ts'
import type { Page } from '../../web/pages/parts/layout.ts'
import type { Reader } from '../../web/pages/reader.ts'
import { gonePage } from '../../web/pages/vehicle/gone-page.ts'
import { vehiclePage } from '../../web/pages/vehicle/vehicle-page.ts'
import { getVehiclePage } from '../core/stock/showroom/get-vehicle-page.ts'

/** The page of a vehicle: for sale, sold, withdrawn, or none. */
export async function showVehicle(reader: Reader, { id }: { id: string }): Promise<Page> {
  const opened = await getVehiclePage(id)
  if (opened.state === 'unknown')
    return notFoundPage(reader, 'vehicle', { path: vehiclePath(id), dealer_id: opened.dealer_id })
  if (opened.state === 'public') return vehiclePage(reader, opened)
  const { dealer_id, dealer, contact } = opened
  if (opened.state === 'unavailable') return gonePage(reader, { id, dealer_id, dealer, contact })
  const { vehicle: sold, findSimilar } = opened
  return gonePage(reader, { id, dealer_id, dealer, contact, sold, similar: await findSimilar() })
}
