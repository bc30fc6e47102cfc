import type { Routes } from '#contract/route.ts'
import { billing, billingAdmin, stripeWebhooks } from './billing.ts'

export const billingRoutes = {
  billing,
  admin: billingAdmin,
  'stripe-webhooks': stripeWebhooks,
} as const satisfies Routes
