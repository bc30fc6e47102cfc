import type { Work } from '../../platform/ctx.ts'
import { isPaidFor, requestStripe } from '../stripe/request-stripe.ts'
import type { BillingItem } from './entity.ts'
import { isPaying } from './is-paying.ts'
import { settleUsage } from './settle-usage.ts'
import { findBilling } from './store.ts'
import { syncBilling } from './sync-billing.ts'

/**
 * Ends what is paid at once, for a dealership that goes: what its numbers cost until now is read and billed a last time.
 * Returns what was ever invoiced, as it is kept.
 */
export async function endPlan(work: Work): Promise<Omit<BillingItem['invoices'][number], 'url'>[]> {
  if (isPaidFor()) await syncBilling(work)
  await settleUsage(work, { isLast: true })
  const billing = await findBilling(work.org)
  const { subscription } = billing
  if (subscription && isPaidFor() && isPaying(billing)) {
    await requestStripe('DELETE', `/v1/subscriptions/${subscription.id}`, { params: { invoice_now: true } })
    await syncBilling(work)
  }
  const { invoices } = await findBilling(work.org)
  return invoices.map(({ url: _, ...invoice }) => invoice)
}
