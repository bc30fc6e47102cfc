import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { type Hours, minutesOf } from './lawful-hours.ts'

/** A dealership's hours for what goes out by itself. */
export async function findHours(org: OrgId): Promise<Hours> {
  const [organization, settings] = await Promise.all([readOrganization(org), readSettings(org, 'outreach')])
  return {
    own: {
      from: minutesOf(settings.outreach_from),
      until: minutesOf(settings.outreach_until),
      onSundays: settings.outreach_on_sundays,
      holidays: settings.outreach_holidays,
    },
    home: { zones: [organization.timezone] },
  }
}
