import { PLAN } from '#contract/people/plan.ts'
import type { BillingItem } from './entity.ts'
import { isPaying } from './is-paying.ts'

const DAY_MS = 86_400_000

/** The first payment of a plan that goes on, as long as it can be given back under the guarantee. */
export function refundableOf(billing: BillingItem, now: Date): BillingItem['invoices'][number] | undefined {
  const first = billing.invoices.findLast(({ status, total }) => status === 'paid' && total > 0)
  const isIn = first && now.getTime() - Date.parse(first.at) <= PLAN.guaranteeDays * DAY_MS
  return isIn && isPaying(billing) ? first : undefined
}
