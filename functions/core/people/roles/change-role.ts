import type { Right } from '#contract/rights.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { listTeam } from '../accounts/door.ts'
import { recordAct } from '../audit/record-act.ts'
import { applyRole } from './apply-role.ts'
import { checkRole } from './check-role.ts'
import { getOwnRole } from './get-own-role.ts'
import { presentRole } from './present-role.ts'
import { completed, rightsIn } from './rules.ts'
import { setRole } from './store.ts'

/** Changes a role of the dealership's own; for the people who have it from their next request on. */
export async function changeRole(ctx: Ctx, { id, ...change }: { id: string; name?: string; rights?: Right[] }) {
  const before = await getOwnRole(ctx, id)
  const { name = before.name } = change
  const rights = completed(change.rights ?? rightsIn(before))
  await checkRole(ctx, { id, name, rights })
  const role = { ...before, name, rights }
  if (!(await setRole(role))) throw new AppError('role_gone')
  await applyRole(ctx.org, id)
  await recordAct(ctx, { action: 'role_edited', about: id, words: { role: name, rights: role.rights.join(', ') } })
  return { role: presentRole(role, await listTeam(ctx.org)) }
}
