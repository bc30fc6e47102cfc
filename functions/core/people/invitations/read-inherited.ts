import type { OrgId } from '../../platform/ctx.ts'
import type { Inherited } from '../accounts/store.ts'
import { findOrganization } from '../organizations/store.ts'
import { readSettings } from '../settings/store.ts'

/** What whoever joins an organization at this moment repeats of it. */
export async function readInherited(org: OrgId): Promise<Inherited> {
  const [settings, organization] = await Promise.all([readSettings(org, 'assignment'), findOrganization(org, true)])
  return {
    org_name: organization?.name ?? '',
    org_suspended: organization?.suspended_at !== undefined,
    sees_all_chats: settings.grant_view_all_chats,
  }
}
