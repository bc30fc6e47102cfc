import type { Ctx } from '../../platform/ctx.ts'
import { publicOrigin } from '../../platform/environment.ts'
import { AppError } from '../../platform/errors.ts'
import { requestStripe } from './request-stripe.ts'
import { findBilling } from './store.ts'

/** Stripe's page for card, address, invoices, and canceling. Throws `never_paid`, `nobody_pays`, `stripe_away`. */
export async function openPortal({ org }: Ctx): Promise<{ url: string }> {
  const { customer } = await findBilling(org)
  if (!customer) throw new AppError('never_paid')
  const return_url = `${publicOrigin()}/settings/billing`
  return requestStripe('POST', '/v1/billing_portal/sessions', { params: { customer, return_url } })
}
