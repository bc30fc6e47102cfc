/** Resources of functions that talk with Stripe; empty where the deployment has no account there. */
export const billingUses = {
  stripe: ['STRIPE_SECRET_KEY'],
  'stripe-webhooks': ['STRIPE_WEBHOOK_SECRET'],
  /** Says that new dealerships try Lotwire out for a while. */
  trials: ['TRIALS'],
} as const
