import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { listTeam } from '../accounts/door.ts'
import { recordAct } from '../audit/record-act.ts'
import { applyRole } from './apply-role.ts'
import { getOwnRole } from './get-own-role.ts'
import { deleteRole } from './store.ts'

/** Deletes a role of the dealership's own; throws `role_in_use` while somebody has it. */
export async function removeRole(ctx: Ctx, { id }: { id: string }) {
  const role = await getOwnRole(ctx, id)
  const count = (await listTeam(ctx.org)).filter(({ own_role }) => own_role?.id === id).length
  if (count > 0) throw new AppError('role_in_use', { count })
  await deleteRole(role)
  // Somebody may have been given it just now.
  await applyRole(ctx.org, id)
  await recordAct(ctx, { action: 'role_deleted', about: id, words: { role: role.name } })
  return { message: 'Role deleted.' }
}
