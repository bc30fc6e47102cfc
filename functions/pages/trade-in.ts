import { tradeInPages } from '#contract/messaging/trade-in-page.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { tradeInPage } from '../../web/pages/trade-in/trade-in-page.ts'
import { getPublicTradeIn } from '../core/messaging/deals/get-public-trade-in.ts'
import { serve } from '../serve.ts'

const origin = () => new URL(process.env.PUBLIC_URL ?? '').origin

export const handler = serve(
  tradeInPages,
  {
    async tradeIn({ params: { code }, query }, guest) {
      const { trade_in } = await getPublicTradeIn(guest, { code })
      return tradeInPage(readerOf(origin(), guest.language, query.lang), { code, trade_in })
    },
  },
  (status, { query, language }) => {
    const { lang } = tradeInPages.tradeIn.query.parse(query)
    return failurePage(readerOf(origin(), language, lang), status)
  },
)
