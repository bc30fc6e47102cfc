import type { Ctx } from '../../platform/ctx.ts'
import { listTeam } from '../accounts/door.ts'
import { presentBuiltIn, presentRole } from './present-role.ts'
import { listOf } from './store.ts'

/** Owner, manager, agent, and the dealership's own roles, with how many people have each. */
export async function listRoles({ org }: Ctx) {
  const [own, team] = await Promise.all([listOf(org), listTeam(org)])
  return { data: [...presentBuiltIn(team), ...own.map((role) => presentRole(role, team))] }
}
