import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound, unauthenticated } from '../../platform/errors.ts'
import { findMember, findUser } from '../accounts/door.ts'
import { nameOf } from '../accounts/name-of.ts'
import { type GivenRole, rightsOf } from '../accounts/rights-of.ts'
import { recordAct } from '../audit/record-act.ts'
import { nameOfRole } from '../roles/name-of-role.ts'
import { refusalOf } from './rules.ts'

/**
 * A team member whom the caller may change, or give a role, and the caller, both read now. Throws `not_found`,
 * `own_role`, `owners_only`, `rights_exceeded`; an attempt to give a forbidden role is recorded.
 */
export async function getChangeableMember(ctx: Ctx, id: string, given?: GivenRole) {
  const { org } = ctx
  const [caller, person] = await Promise.all([findUser(ctx.caller.id), findMember(org, id)])
  if (!caller || caller.suspended) throw unauthenticated()
  if (!rightsOf(caller).includes('team')) throw new AppError('role_not_enough')
  if (!person) throw notFound()
  const refusal = refusalOf(caller, person, given)
  if (refusal) {
    const words = given && { person: nameOf(person), role: nameOfRole(given) }
    if (words) await recordAct(ctx, { action: 'role_refused', about: id, words })
    throw new AppError(refusal)
  }
  return { caller, person }
}
