import { readWithPrices } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { policyOf } from '../../stock/prices/policy-of.ts'
import { problemOf, vendorOf, withDefaults } from './rules.ts'
import { findWithVendor } from './store.ts'

/** All that an answer rests on beside its conversation: the setup, the dealership, its vendor, and what keeps it silent. */
export async function readAssistant(org: OrgId) {
  const [[item, values], { organization, said, standing }] = await Promise.all([
    findWithVendor(org),
    readWithPrices(org),
  ])
  const vendor = vendorOf(values)
  const prices = policyOf({ state: organization.state, prices: said })
  return {
    ...{ setup: withDefaults(item, prices), prices, said, organization, standing },
    ...{ vendor, problem: problemOf(item, vendor) },
  }
}
export type AssistantDesk = Awaited<ReturnType<typeof readAssistant>>
