import { stripeWebhooks } from '#contract/billing/billing.ts'
import { acceptEvent } from '../core/billing/plans/accept-event.ts'
import { serve } from '../serve.ts'

export const handler = serve(stripeWebhooks, {
  changed: (input, guest) => acceptEvent(guest, input),
})
