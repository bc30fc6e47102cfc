import { readOrganization } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import { findConnection } from '../../telephony/connections/door.ts'
import { listTeamNow } from './list-team-now.ts'
import type { House } from './route-of.ts'
import type { VoiceRequest } from './voice-request.ts'

/** Where a dealership's calls may ring now. */
export async function readHouse(work: VoiceRequest): Promise<House> {
  const { org } = work
  const [organization, team, { record_calls }, connection] = await Promise.all([
    readOrganization(org),
    listTeamNow(work),
    readSettings(org, 'calls'),
    findConnection(org),
  ])
  const listener = record_calls ? await work.findListener(org) : undefined
  return { organization, team, isRecorded: record_calls, listener, lines: connection?.lines ?? {} }
}
