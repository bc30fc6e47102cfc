import { metaPages } from '#contract/telephony/meta-pages.ts'
import { connectPages } from '../core/telephony/meta-pages/connect-pages.ts'
import { disconnectPage } from '../core/telephony/meta-pages/disconnect-page.ts'
import { getPages } from '../core/telephony/meta-pages/get-pages.ts'
import { serve } from '../serve.ts'

export const handler = serve(metaPages, {
  list: (_, ctx) => getPages(ctx),
  connect: ({ body }, ctx) => connectPages(ctx, body),
  disconnect: ({ params }, ctx) => disconnectPage(ctx, params),
})
