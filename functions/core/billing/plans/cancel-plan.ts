import { PLAN } from '#contract/people/plan.ts'
import { recordActElsewhere } from '../../people/audit/record-act.ts'
import { findNamed } from '../../people/organizations/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { requestStripe } from '../stripe/request-stripe.ts'
import { refundInvoice } from './refund-invoice.ts'
import { refundableOf } from './refundable-of.ts'
import { findBilling } from './store.ts'
import { syncBilling } from './sync-billing.ts'

/**
 * Gives a dealership's first payment back and ends its plan, as the guarantee promises; an administrator's act, in the
 * dealership's own log. Throws `not_found`, `guarantee_over`, `stripe_away`.
 */
export async function cancelPlan(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const org = await findNamed(id)
  if (!org) throw notFound()
  const billing = await findBilling(org)
  const first = refundableOf(billing, ctx.now)
  if (!first || !billing.subscription) throw new AppError('guarantee_over', { days: PLAN.guaranteeDays })
  await refundInvoice(first.id)
  await requestStripe('DELETE', `/v1/subscriptions/${billing.subscription.id}`)
  await syncBilling({ ...ctx, org })
  const price = `$${(first.total / 100).toFixed(2)}`
  await recordActElsewhere(ctx, org, { action: 'plan_refunded', about: org, words: { price } })
}
