import { webchat } from '#contract/messaging/webchat.ts'
import { getSite, updateSite } from '../core/messaging/webchat/get-site.ts'
import { serve } from '../serve.ts'

export const handler = serve(webchat, {
  get: (_, ctx) => getSite(ctx),
  update: ({ body }, ctx) => updateSite(ctx, body),
})
