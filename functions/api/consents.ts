import { consents } from '#contract/messaging/consents.ts'
import { addConsent } from '../core/messaging/consents/add-consent.ts'
import { listConsents } from '../core/messaging/consents/list-consents.ts'
import { serve } from '../serve.ts'

export const handler = serve(consents, {
  list: ({ params }, ctx) => listConsents(ctx, params),
  add: ({ params, body }, ctx) => addConsent(ctx, { ...params, ...body }),
})
