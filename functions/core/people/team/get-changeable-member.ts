import type { RoleName } from '#contract/fields.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound, unauthenticated } from '../../platform/errors.ts'
import { nameOf } from '../accounts/rules.ts'
import { findUser } from '../accounts/store.ts'
import { recordAct } from '../audit/record-act.ts'
import { refusalOf } from './rules.ts'

/**
 * A team member whom the caller may change, or make `role`, and the caller, both read now. Throws `not_found`,
 * `own_role`, `owners_only`; an attempt to give a forbidden role is recorded.
 */
export async function getChangeableMember(ctx: Ctx, id: string, role?: RoleName) {
  const { org } = ctx
  const [caller, person] = await Promise.all([findUser(ctx.caller.id), findUser(id)])
  if (!caller || caller.suspended) throw unauthenticated()
  if (caller.role === 'agent' && !caller.is_system_admin) throw new AppError('role_not_enough')
  if (person?.org !== org) throw notFound()
  const refusal = refusalOf(caller, person, role)
  if (refusal) {
    const words = role && { person: nameOf(person), role }
    if (words) await recordAct(ctx, { action: 'role_refused', about: id, words })
    throw new AppError(refusal)
  }
  return { caller, person }
}
