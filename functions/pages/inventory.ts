import { pages } from '#contract/stock/pages.ts'
import { serve } from '../serve.ts'
import { showDealer } from './dealer-pages/show-dealer.ts'
import { showSitemap } from './dealer-pages/show-sitemap.ts'
import { failurePage } from './failure-page.ts'
import { showVehicle } from './vehicle/show-vehicle.ts'

export const handler = serve(
  pages,
  {
    vehicle: ({ params, query }, guest) => showVehicle(guest, { ...params, ...query }),
    dealer: ({ params, query }, guest) => showDealer(guest, { ...params, ...query }),
    sitemap: ({ params, query }) => showSitemap({ ...params, ...query }),
  },
  failurePage,
)
