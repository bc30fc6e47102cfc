import { listTeam } from '../../people/accounts/store.ts'
import type { Work } from '../../platform/ctx.ts'
import { listOnCall } from '../calls/store.ts'

/** The team, and who of it is on a call at this moment. */
export async function listTeamNow({ org, now }: Pick<Work, 'org' | 'now'>) {
  const [team, onCall] = await Promise.all([listTeam(org), listOnCall(org, now)])
  return team.map((user) => ({ ...user, isOnCall: onCall.has(user.id) }))
}
