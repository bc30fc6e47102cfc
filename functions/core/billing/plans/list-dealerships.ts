import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { listOrganizations } from '../../reports/dashboard/list-organizations.ts'
import { isPaidFor } from '../stripe/request-stripe.ts'
import { refundableOf } from './refundable-of.ts'
import { findBilling } from './store.ts'

/** All dealerships for system administrators, each with whether its first payment can be given back. */
export async function listDealerships(ctx: Ctx, input: Parameters<typeof listOrganizations>[1]) {
  const { data, cursor } = await listOrganizations(ctx, input)
  const isRefundable = async (org: OrgId) => isPaidFor() && refundableOf(await findBilling(org), ctx.now) !== undefined
  return {
    data: await Promise.all(data.map(async (one) => ({ ...one, refundable: await isRefundable(one.id) }))),
    cursor,
  }
}
