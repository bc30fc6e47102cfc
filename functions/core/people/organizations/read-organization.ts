import type { Organization } from '#contract/people/organizations.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { asOrganization } from './rules.ts'
import { findOrganization } from './store.ts'

/** What holds for a whole dealership: its clock, its hours, its country, its sounds. */
export const readOrganization = async (org: OrgId): Promise<Organization> =>
  asOrganization((await findOrganization(org)) ?? { org, name: '' })
