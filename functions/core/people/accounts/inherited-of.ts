import { USUAL_TIME_ZONES } from '#contract/people/time-zones.ts'
import type { OrganizationItem } from '../organizations/entity.ts'
import type { Inherited } from './entity.ts'

/** What each of its people keeps of an organization. */
export const inheritedOf = (
  organization: OrganizationItem | undefined,
): Pick<Inherited, 'org_name' | 'org_suspended' | 'org_closing_at' | 'org_plan' | 'org_timezone'> => ({
  org_name: organization?.name ?? '',
  org_suspended: organization?.suspended_at !== undefined,
  org_closing_at: organization?.closing_at,
  org_plan: organization?.plan,
  org_timezone: organization?.timezone ?? USUAL_TIME_ZONES[0],
})
