import type { OrgId } from '../../platform/ctx.ts'
import type { Inherited } from '../accounts/entity.ts'
import { inheritedOf } from '../accounts/inherited-of.ts'
import { findOrganization } from '../organizations/door.ts'
import { readGrants } from '../settings/read-grants.ts'

/** The organization fields to copy to a user who joins now. */
export async function readInherited(org: OrgId): Promise<Inherited> {
  const [{ grants, demands }, organization] = await Promise.all([readGrants(org), findOrganization(org, true)])
  return {
    ...inheritedOf(organization),
    ...grants,
    ...demands,
  }
}
