import type { Work } from '../../platform/ctx.ts'
import { isPaidFor, requestStripe } from '../stripe/request-stripe.ts'
import type { BillingItem } from './entity.ts'
import { isPaying } from './is-paying.ts'
import { findBilling } from './store.ts'
import { syncBilling } from './sync-billing.ts'

/** Ends what is paid at once, for a dealership that goes; returns what was ever invoiced, as it is kept. */
export async function endPlan(work: Work): Promise<Omit<BillingItem['invoices'][number], 'url'>[]> {
  if (isPaidFor()) await syncBilling(work)
  const billing = await findBilling(work.org)
  const { subscription, invoices } = billing
  if (subscription && isPaidFor() && isPaying(billing)) {
    await requestStripe('DELETE', `/v1/subscriptions/${subscription.id}`)
    await syncBilling(work)
  }
  return invoices.map(({ url: _, ...invoice }) => invoice)
}
