import { pages } from '#contract/stock/pages.ts'
import { textingPages } from '#contract/telephony/texting-pages.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { serve } from '../serve.ts'
import { showDealer } from './show-dealer.ts'
import { showSitemap } from './show-sitemap.ts'
import { showTexting } from './show-texting.ts'
import { showVehicle } from './show-vehicle.ts'

const origin = () => new URL(process.env.PUBLIC_URL ?? '').origin

export const handler = serve(
  { ...pages, ...textingPages },
  {
    vehicle: ({ params, query }, { language }) => showVehicle(readerOf(origin(), language, query.lang), params),
    dealer: ({ params, query: { lang, ...asked } }, { language }) =>
      showDealer(readerOf(origin(), language, lang), { ...params, ...asked }),
    texting: ({ params, query }, { language }) => showTexting(readerOf(origin(), language, query.lang), params),
    sitemap: ({ params, query }) => showSitemap(origin(), { ...params, ...query }),
  },
  (status, { name, query, language }) => {
    const { lang } = pages.vehicle.query.parse(query)
    return failurePage(readerOf(origin(), language, lang), status, name)
  },
)
