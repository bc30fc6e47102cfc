import type { Routes } from '#contract/route.ts'
import { billing, stripeWebhooks } from './billing.ts'

export const billingRoutes = { billing, 'stripe-webhooks': stripeWebhooks } as const satisfies Routes
