import { findOrganization } from '../../people/organizations/door.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requestStripe } from '../stripe/request-stripe.ts'
import { findBilling, replaceBilling } from './store.ts'

/** The dealership's customer at Stripe, made when it is first needed. */
export async function findCustomer({ org, caller }: Ctx): Promise<string> {
  const seen = await findBilling(org)
  if (seen.customer) return seen.customer
  const params = { name: (await findOrganization(org))?.name, email: caller.email, metadata: { org } }
  const { id } = await requestStripe('POST', '/v1/customers', { params, once: `customer ${org}` })
  await replaceBilling(seen, { customer: id })
  return (await findBilling(org)).customer ?? id
}
