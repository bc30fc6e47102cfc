import { pages } from '#contract/stock/pages.ts'
import { textingPages } from '#contract/telephony/texting-pages.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { publicOrigin } from '../core/platform/environment.ts'
import { serve } from '../serve.ts'
import { showDealer } from './show-dealer.ts'
import { showSitemap } from './show-sitemap.ts'
import { showTexting } from './show-texting.ts'
import { showVehicle } from './show-vehicle.ts'

export const handler = serve(
  { ...pages, ...textingPages },
  {
    vehicle: ({ params, query }, { language }) => showVehicle(readerOf(publicOrigin(), language, query.lang), params),
    dealer: ({ params, query: { lang, ...asked } }, { language }) =>
      showDealer(readerOf(publicOrigin(), language, lang), { ...params, ...asked }),
    texting: ({ params, query }, { language }) => showTexting(readerOf(publicOrigin(), language, query.lang), params),
    sitemap: ({ params, query }) => showSitemap(publicOrigin(), { ...params, ...query }),
  },
  (status, { name, query, language }) => {
    const { lang } = pages.vehicle.query.parse(query)
    return failurePage(readerOf(publicOrigin(), language, lang), status, name)
  },
)
