import type { Work } from '../../platform/ctx.ts'
import { isPaidFor } from '../stripe/request-stripe.ts'
import { recordUsage } from '../usage/record-usage.ts'
import { sendUsage } from '../usage/send-usage.ts'
import { daysBefore, daysUntil } from '../usage/usage-days.ts'
import { isPaying } from './is-paying.ts'
import { findBilling } from './store.ts'

/**
 * Reads what numbers cost that Lotwire bought, and bills whoever has a plan for it. What was used before it, or in its
 * trial, is billed to nobody. `isLast`: the account ends, so the day that is not over counts too.
 */
export async function settleUsage(work: Work, { isLast = false } = {}): Promise<void> {
  if (!isPaidFor()) return
  const days = isLast ? daysUntil(work.now) : daysBefore(work.now)
  await recordUsage(work, days)
  const billing = await findBilling(work.org)
  const { customer, subscription } = billing
  if (!customer) return
  const from = isPaying(billing) ? subscription?.usage_from : undefined
  await sendUsage(work, days, { customer, ...(from && { from }) })
}
