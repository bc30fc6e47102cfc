import { PLAN } from '#contract/people/plan.ts'
import { findOrganization } from '../../people/organizations/door.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { publicOrigin } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'
import { requestStripe } from '../stripe/request-stripe.ts'
import { findUsagePrice } from '../stripe/usage-meter.ts'
import { findCustomer } from './find-customer.ts'
import { isPaying } from './is-paying.ts'
import { findBilling } from './store.ts'

/** Stripe refuses a trial that ends sooner. */
const SHORTEST_TRIAL_MS = 48 * 3_600_000

/**
 * Stripe's page on which the plan is paid; what is left of the trial is not charged. Throws `nobody_pays`, `paid_already`,
 * `organization_closing`, `stripe_away`.
 */
export async function startCheckout(ctx: Ctx): Promise<{ url: string }> {
  const { org, now } = ctx
  const halt = haltOf(ctx.caller.standing, now)
  if (halt === 'organization_closing') throw new AppError(halt)
  if (isPaying(await findBilling(org))) throw new AppError('paid_already')
  const [customer, organization, price] = await Promise.all([
    findCustomer(ctx),
    findOrganization(org),
    findUsagePrice(),
  ])
  const trialEnds = Date.parse(organization?.trial_ends_at ?? '')
  const isTrialLeft = trialEnds - now.getTime() > SHORTEST_TRIAL_MS
  const back = `${publicOrigin()}/settings/billing`
  const { url } = await requestStripe('POST', '/v1/checkout/sessions', {
    params: {
      mode: 'subscription',
      customer,
      client_reference_id: org,
      line_items: [{ quantity: 1, price_data: PRICE }, { price }],
      subscription_data: { metadata: { org }, ...(isTrialLeft && { trial_end: Math.floor(trialEnds / 1000) }) },
      automatic_tax: { enabled: true },
      customer_update: { address: 'auto', name: 'auto' },
      tax_id_collection: { enabled: true },
      success_url: `${back}?paid=yes`,
      cancel_url: back,
    },
  })
  if (!url) throw new Error('Stripe opened a checkout without a page.')
  return { url }
}

const PRICE = {
  currency: PLAN.currency.toLowerCase(),
  unit_amount: PLAN.monthlyCents,
  recurring: { interval: 'month' },
  product_data: { name: `Lotwire ${PLAN.name}` },
  tax_behavior: 'exclusive',
} as const
