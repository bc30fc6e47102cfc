import type { Organization } from '#contract/people/organizations.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { asOrganization } from './rules.ts'
import { findOrganization } from './store.ts'

/** Settings of the whole dealership: its time zone, hours, country and sounds. */
export const readOrganization = async (org: OrgId): Promise<Organization> =>
  asOrganization((await findOrganization(org)) ?? { org, name: '' })
