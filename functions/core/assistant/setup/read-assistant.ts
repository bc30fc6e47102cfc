import { readWithPrices } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { policyOf } from '../../stock/prices/policy-of.ts'
import type { AssistantItem } from './entity.ts'
import { problemOf, vendorOf, withDefaults } from './rules.ts'
import { findWithVendor } from './store.ts'

/** All that an answer rests on beside its conversation: the setup, the dealership, its vendor, and what keeps it silent. */
export async function readAssistant(
  org: OrgId,
  { isFresh = true, known }: { isFresh?: boolean; known?: AssistantItem } = {},
) {
  const [[item, values], { organization, said, standing }] = await Promise.all([
    findWithVendor(org, isFresh, known),
    readWithPrices(org, isFresh),
  ])
  const vendor = vendorOf(values)
  const prices = policyOf({ state: organization.state, prices: said })
  return {
    ...{ setup: withDefaults(item, prices), prices, said, organization, standing },
    ...{ vendor, problem: problemOf(item, vendor) },
  }
}
export type AssistantDesk = Awaited<ReturnType<typeof readAssistant>>
