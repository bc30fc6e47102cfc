import type { Right } from '#contract/rights.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { putWithin } from '../../platform/table/put-within.ts'
import { recordAct } from '../audit/record-act.ts'
import { checkRole } from './check-role.ts'
import { presentRole } from './present-role.ts'
import { completed, MOST_ROLES } from './rules.ts'
import { deleteRole, listOf, putRole } from './store.ts'

/** Makes a role of the dealership's own. Throws `rights_exceeded`, `role_named`, `too_many_roles`. */
export async function createRole(ctx: Ctx, { name, rights: given }: { name: string; rights: Right[] }) {
  const { org, now } = ctx
  const rights = completed(given)
  await checkRole(ctx, { name, rights })
  const role = { org, id: newId(now), name, rights }
  const isPut = await putWithin({
    most: MOST_ROLES,
    count: async () => (await listOf(org)).length,
    put: () => putRole(role),
    remove: () => deleteRole(role),
  })
  if (!isPut) throw new AppError('too_many_roles', { most: MOST_ROLES })
  await recordAct(ctx, { action: 'role_made', about: role.id, words: { role: name, rights: role.rights.join(', ') } })
  return { role: presentRole(role, []) }
}
