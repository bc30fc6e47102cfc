import { findOrganization } from '../../people/organizations/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { policyOf } from './policy-of.ts'

/** What the dealership's prices are, for whoever shows one. */
export const readPolicy = async (org: OrgId) => policyOf(await findOrganization(org))
