import { deals } from '#contract/messaging/deals.ts'
import { createLink } from '../core/messaging/deals/create-link.ts'
import { getDeal } from '../core/messaging/deals/get-deal.ts'
import { presignPhoto } from '../core/messaging/deals/presign-photo.ts'
import { updateDeal } from '../core/messaging/deals/update-deal.ts'
import { serve } from '../serve.ts'

export const handler = serve(deals, {
  get: ({ params }, ctx) => getDeal(ctx, params),
  update: ({ params, body }, ctx) => updateDeal(ctx, { ...params, ...body }),
  createLink: ({ params }, ctx) => createLink(ctx, params),
  photo: ({ params }, ctx) => presignPhoto(ctx, params),
})
