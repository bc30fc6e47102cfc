import type { Work } from '../../platform/ctx.ts'
import { isPaidFor } from '../stripe/request-stripe.ts'
import { recordUsage } from '../usage/record-usage.ts'
import { sendUsage } from '../usage/send-usage.ts'
import { isPaying } from './is-paying.ts'
import { findBilling } from './store.ts'

/**
 * Reads what numbers cost that Lotwire bought, and bills whoever has a plan for it. What was used before it, or in its
 * trial, is billed to nobody.
 */
export async function settleUsage(work: Work): Promise<void> {
  if (!isPaidFor()) return
  await recordUsage(work)
  const billing = await findBilling(work.org)
  const { customer, subscription } = billing
  if (!customer) return
  const from = isPaying(billing) ? subscription?.usage_from : undefined
  await sendUsage(work, { customer, ...(from && { from }) })
}
