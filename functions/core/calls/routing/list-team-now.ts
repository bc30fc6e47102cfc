import { listTeam } from '../../people/accounts/door.ts'
import type { Work } from '../../platform/ctx.ts'
import { listOnCall } from '../calls/door.ts'

/** The team, and which of them are on a call now; nobody while the dealership is being closed. */
export async function listTeamNow({ org, now }: Pick<Work, 'org' | 'now'>) {
  const [team, onCall] = await Promise.all([listTeam(org), listOnCall(org, now)])
  return team.flatMap((user) => (user.org_closing_at ? [] : { ...user, isOnCall: onCall.has(user.id) }))
}
