import type { Organization } from '#contract/people/organizations.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { findOrganization } from './door.ts'
import { asOrganization } from './rules.ts'

/** Settings of the whole dealership: its time zone, hours, country and sounds. */
export const readOrganization = async (org: OrgId): Promise<Organization> =>
  asOrganization((await findOrganization(org)) ?? { org, name: '' })
