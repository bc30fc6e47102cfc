import type { Ctx } from '../../platform/ctx.ts'
import { listTeam } from '../accounts/door.ts'
import { nameOf } from '../accounts/name-of.ts'
import { listOutsiders } from '../audit/door.ts'

/** All possible actors in the log, by name: the team, and those in it who are not, or no longer, team members. */
export async function listActors({ org }: Ctx) {
  const [team, outsiders] = await Promise.all([listTeam(org), listOutsiders(org)])
  const people = [...outsiders, ...team.map((user) => ({ id: user.id, name: nameOf(user) }))]
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const data = [...names].map(([id, name]) => ({ id, name }))
  return { data: data.toSorted((a, b) => a.name.localeCompare(b.name)) }
}
