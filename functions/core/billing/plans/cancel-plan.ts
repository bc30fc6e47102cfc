import { PLAN } from '#contract/people/plan.ts'
import { recordActElsewhere } from '../../people/audit/record-act.ts'
import { findNamed } from '../../people/organizations/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { requestStripe } from '../stripe/request-stripe.ts'
import { isPaying } from './is-paying.ts'
import { refundInvoice } from './refund-invoice.ts'
import { findBilling } from './store.ts'
import { syncBilling } from './sync-billing.ts'

const DAY_MS = 86_400_000

/**
 * Gives a dealership's first payment back and ends its plan, as the guarantee promises; an administrator's act, in the
 * dealership's own log. Throws `not_found`, `guarantee_over`, `stripe_away`.
 */
export async function cancelPlan(ctx: Ctx, { id }: { id: string }): Promise<void> {
  const org = await findNamed(id)
  if (!org) throw notFound()
  const billing = await findBilling(org)
  const { invoices, subscription } = billing
  const first = invoices.findLast(({ status, total }) => status === 'paid' && total > 0)
  const isIn = first && ctx.now.getTime() - Date.parse(first.at) <= PLAN.guaranteeDays * DAY_MS
  if (!first || !isIn || !subscription || !isPaying(billing))
    throw new AppError('guarantee_over', { days: PLAN.guaranteeDays })
  await refundInvoice(first.id)
  await requestStripe('DELETE', `/v1/subscriptions/${subscription.id}`)
  await syncBilling({ ...ctx, org })
  const price = `$${(first.total / 100).toFixed(2)}`
  await recordActElsewhere(ctx, org, { action: 'plan_refunded', about: org, words: { price } })
}
