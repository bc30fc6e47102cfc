import type { Work } from '../../platform/ctx.ts'
import { isPaidFor, requestStripe } from '../stripe/request-stripe.ts'
import { isPaying } from './is-paying.ts'
import { findBilling } from './store.ts'
import { syncBilling } from './sync-billing.ts'

/** Lets what is paid run out, or renew again; false, and nothing is done, where nothing is paid. Throws `stripe_away`. */
export async function updateRenewal(work: Work, { renews }: { renews: boolean }): Promise<boolean> {
  if (!isPaidFor()) return false
  await syncBilling(work)
  const billing = await findBilling(work.org)
  const { subscription } = billing
  if (!subscription || !isPaying(billing)) return false
  if (subscription.ends === !renews) return true
  const params = { cancel_at_period_end: !renews }
  await requestStripe('POST', `/v1/subscriptions/${subscription.id}`, { params })
  await syncBilling(work)
  return true
}
