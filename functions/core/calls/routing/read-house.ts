import { readForCalls } from '../../people/organizations/read-organization.ts'
import { readSettings } from '../../people/settings/door.ts'
import { findConnection } from '../../telephony/connections/door.ts'
import { listTeamNow } from './list-team-now.ts'
import type { House } from './route-of.ts'
import type { VoiceRequest } from './voice-request.ts'

/** Where a dealership's calls may ring now. */
export async function readHouse(work: VoiceRequest): Promise<House> {
  const { org } = work
  const [{ organization, forwardsTo }, team, { record_calls }, connection] = await Promise.all([
    readForCalls(org),
    listTeamNow(work),
    readSettings(org, 'calls'),
    findConnection(org),
  ])
  // Whoever answers elsewhere is none of the team.
  const isRecorded = record_calls && forwardsTo === undefined
  const listener = isRecorded ? await work.findListener(org) : undefined
  return { organization, forwardsTo, team, isRecorded, listener, lines: connection?.lines ?? {} }
}
