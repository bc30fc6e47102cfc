import { callerOf } from '../../people/accounts/caller-of.ts'
import { listTeam } from '../../people/accounts/store.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { isAvailable } from './rules.ts'

/** To whom the caller may hand a call over, by name, and whether they take calls now. */
export async function listColleagues({ org, caller, now }: Ctx) {
  const [team, organization] = await Promise.all([listTeam(org), readOrganization(org)])
  const data = team
    .filter(({ id, suspended }) => id !== caller.id && !suspended)
    .map((user) => ({ id: user.id, name: callerOf(user, '').name, available: isAvailable(user, organization, now) }))
  return { data: data.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
