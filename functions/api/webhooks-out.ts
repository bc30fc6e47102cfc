import { webhooksOut } from '#contract/outreach/webhooks-out.ts'
import { createWebhook } from '../core/outreach/webhooks/create-webhook.ts'
import { listDeliveries, listWebhooks } from '../core/outreach/webhooks/list-webhooks.ts'
import { resendDelivery } from '../core/outreach/webhooks/resend-delivery.ts'
import { removeWebhook, updateWebhook } from '../core/outreach/webhooks/update-webhook.ts'
import { serve } from '../serve.ts'

export const handler = serve(webhooksOut, {
  list: (_, ctx) => listWebhooks(ctx),
  create: ({ body }, ctx) => createWebhook(ctx, body),
  update: ({ params, body }, ctx) => updateWebhook(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeWebhook(ctx, params),
  deliveries: ({ params, query }, ctx) => listDeliveries(ctx, { ...params, ...query }),
  resend: ({ params }, ctx) => resendDelivery(ctx, params),
})
