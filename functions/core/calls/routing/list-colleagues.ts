import { callerOf } from '../../people/accounts/caller-of.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listTeamNow } from './list-team-now.ts'
import { isFree } from './rules.ts'

/** The users to whom the caller may transfer a call, by name, and whether they take calls now. */
export async function listColleagues(ctx: Ctx) {
  const { org, caller, now } = ctx
  const [team, organization] = await Promise.all([listTeamNow(ctx), readOrganization(org)])
  const data = team
    .filter(({ id, suspended }) => id !== caller.id && !suspended)
    .map((user) => ({ id: user.id, name: callerOf(user, '').name, available: isFree(user, organization, now) }))
  return { data: data.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
