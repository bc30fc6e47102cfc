import { billing } from '#contract/billing/billing.ts'
import { getBilling } from '../core/billing/plans/get-billing.ts'
import { openPortal } from '../core/billing/plans/open-portal.ts'
import { startCheckout } from '../core/billing/plans/start-checkout.ts'
import { serve } from '../serve.ts'

export const handler = serve(billing, {
  get: (_, ctx) => getBilling(ctx),
  checkout: (_, ctx) => startCheckout(ctx),
  portal: (_, ctx) => openPortal(ctx),
})
