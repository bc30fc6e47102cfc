import { consents } from '#contract/outreach/consents.ts'
import { addConsent } from '../core/outreach/consents/add-consent.ts'
import { listConsents } from '../core/outreach/consents/list-consents.ts'
import { serve } from '../serve.ts'

export const handler = serve(consents, {
  list: ({ params }, ctx) => listConsents(ctx, params),
  add: ({ params, body }, ctx) => addConsent(ctx, { ...params, ...body }),
})
