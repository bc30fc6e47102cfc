import { tradeInPages } from '#contract/messaging/trade-in-page.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { tradeInPage } from '../../web/pages/trade-in/trade-in-page.ts'
import { getPublicTradeIn } from '../core/messaging/deals/get-public-trade-in.ts'
import { publicOrigin } from '../core/platform/environment.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  tradeInPages,
  {
    async tradeIn({ params: { code }, query }, guest) {
      const { trade_in } = await getPublicTradeIn(guest, { code })
      return tradeInPage(readerOf(publicOrigin(), guest.language, query.lang), { code, trade_in })
    },
  },
  (status, { query, language }) => {
    const { lang } = tradeInPages.tradeIn.query.parse(query)
    return failurePage(readerOf(publicOrigin(), language, lang), status)
  },
)
