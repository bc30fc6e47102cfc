import { unsubscribePages } from '#contract/messaging/unsubscribe.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { unsubscribePage } from '../../web/pages/unsubscribe-page.ts'
import { endOffers } from '../core/messaging/mail-threads/end-offers.ts'
import { findUnsubscribing } from '../core/messaging/mail-threads/find-unsubscribing.ts'
import { publicOrigin } from '../core/platform/environment.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  unsubscribePages,
  {
    async ask({ params: { code }, query }, { language }) {
      const { dealership } = await findUnsubscribing(code)
      return unsubscribePage(readerOf(publicOrigin(), language, query.lang), { code, dealership })
    },
    async unsubscribe({ params, query }, guest) {
      const { dealership } = await endOffers(guest, params)
      return unsubscribePage(readerOf(publicOrigin(), guest.language, query.lang), {
        ...params,
        dealership,
        isDone: true,
      })
    },
  },
  (status, { query, language }) => {
    const { lang } = unsubscribePages.ask.query.parse(query)
    return failurePage(readerOf(publicOrigin(), language, lang), status)
  },
)
