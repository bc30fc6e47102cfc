import type { Ctx } from '../../platform/ctx.ts'
import { publicOrigin } from '../../platform/environment.ts'
import { requestStripe } from '../stripe/request-stripe.ts'
import { findCustomer } from './find-customer.ts'

/** Stripe's page for card, address, invoices, and canceling. Throws `nobody_pays`, `stripe_away`. */
export async function openPortal(ctx: Ctx): Promise<{ url: string }> {
  const customer = await findCustomer(ctx)
  const return_url = `${publicOrigin()}/settings/billing`
  return requestStripe('POST', '/v1/billing_portal/sessions', { params: { customer, return_url } })
}
