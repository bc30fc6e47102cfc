import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { problemOf, vendorOf, withDefaults } from './rules.ts'
import { findWithVendor } from './store.ts'

/** All that an answer rests on beside its conversation: the setup, the dealership, its vendor, and what keeps it silent. */
export async function readAssistant(org: OrgId) {
  const [[item, values], organization] = await Promise.all([findWithVendor(org), readOrganization(org)])
  const vendor = vendorOf(values)
  return { setup: withDefaults(item, organization), organization, vendor, problem: problemOf(item, vendor) }
}
export type AssistantDesk = Awaited<ReturnType<typeof readAssistant>>
