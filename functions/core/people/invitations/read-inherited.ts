import type { OrgId } from '../../platform/ctx.ts'
import type { Inherited } from '../accounts/store.ts'
import { findOrganization } from '../organizations/store.ts'
import { readGrants } from '../settings/read-grants.ts'

/** What whoever joins an organization at this moment repeats of it. */
export async function readInherited(org: OrgId): Promise<Inherited> {
  const [grants, organization] = await Promise.all([readGrants(org), findOrganization(org, true)])
  return {
    org_name: organization?.name ?? '',
    org_suspended: organization?.suspended_at !== undefined,
    ...grants,
  }
}
