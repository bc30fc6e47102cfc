import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { findConnection } from '../../telephony/connections/door.ts'
import { listTeamNow } from './list-team-now.ts'
import type { House } from './route-of.ts'

/** Where a dealership's calls may ring now. */
export async function readHouse(work: Work): Promise<House> {
  const { org } = work
  const [organization, team, { record_calls }, connection] = await Promise.all([
    readOrganization(org),
    listTeamNow(work),
    readSettings(org, 'calls'),
    findConnection(org),
  ])
  return { organization, team, isRecorded: record_calls, lines: connection?.lines ?? {} }
}
