import { listTeam } from '../../people/accounts/store.ts'
import type { Ctx } from '../../platform/ctx.ts'

/** Everybody else of the dealership, whom a note can mention. */
export async function listColleagues({ org, caller }: Ctx) {
  const people = (await listTeam(org)).filter(({ id }) => id !== caller.id)
  return { data: people.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}`.trim() })) }
}
