import { pages } from '../contract/pages.ts'
import { notFound } from '../core/errors.ts'
import { listDealerUrls } from '../core/inventory/list-dealer-urls.ts'
import { openDealerPage } from '../core/inventory/open-dealer-page.ts'
import { openPublicVehicle } from '../core/inventory/open-public-vehicle.ts'
import { serve } from '../serve.ts'
import { dealerPath, vehiclePath } from './addresses.ts'
import { dealerPage } from './dealer-pages/dealer-page.ts'
import { sitemap } from './dealer-pages/sitemap.ts'
import { failurePage } from './failure-page.ts'
import { notFoundPage } from './not-found-page.ts'
import { readerOf } from './reader.ts'
import { gonePage } from './vehicle/gone-page.ts'
import { vehiclePage } from './vehicle/vehicle-page.ts'

const CARS_A_PAGE = 24

export const handler = serve(
  pages,
  {
    vehicle: async ({ params: { id }, query }, { language, now }) => {
      const reader = readerOf(language, query.lang)
      const opened = await openPublicVehicle(id, now)
      if (opened.state === 'unknown') return notFoundPage(reader, 'vehicle', vehiclePath(id))
      if (opened.state === 'public') return vehiclePage(reader, opened)
      const { dealer_id, dealer } = opened
      if (opened.state === 'unavailable') return gonePage(reader, { id, dealer_id, dealer })
      return gonePage(reader, { id, dealer_id, dealer, sold: opened.vehicle, similar: opened.similar })
    },
    dealer: async ({ params: { id }, query }, { language, now }) => {
      const reader = readerOf(language, query.lang)
      const stock = await openDealerPage(id, query.page, CARS_A_PAGE, now)
      return stock ? dealerPage(reader, id, stock) : notFoundPage(reader, 'dealer', dealerPath(id))
    },
    sitemap: async ({ params: { id } }) => {
      const cars = await listDealerUrls(id)
      if (!cars) throw notFound()
      return sitemap(id, cars)
    },
  },
  failurePage,
)
