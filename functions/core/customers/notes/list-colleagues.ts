import { listTeam } from '../../people/accounts/door.ts'
import { nameOf } from '../../people/accounts/name-of.ts'
import type { Ctx } from '../../platform/ctx.ts'

/** Everybody else of the dealership, whom a note can mention. */
export async function listColleagues({ org, caller }: Ctx) {
  const people = (await listTeam(org)).filter(({ id }) => id !== caller.id)
  return { data: people.map((one) => ({ id: one.id, name: nameOf(one) })) }
}
