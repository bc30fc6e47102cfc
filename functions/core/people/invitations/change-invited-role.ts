import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import type { GivenRole } from '../accounts/rights-of.ts'
import { nameOfRole } from '../roles/name-of-role.ts'
import { requireGivable } from './require-givable.ts'
import { changeInvitation, findInvitation } from './store.ts'

/**
 * Gives an invited person another role, but not an owner's before they joined; returns whom it concerns, and the name of
 * their previous one. Undefined if there is no such invitation.
 */
export async function changeInvitedRole(ctx: Ctx, id: string, { role, own_role }: GivenRole) {
  const invitation = await findInvitation(ctx.org, id)
  if (!invitation) return undefined
  if (role === 'owner') throw new AppError('invited_owner')
  requireGivable(ctx, invitation, { role, own_role })
  if (!(await changeInvitation(invitation, { role, own_role }, ctx.now))) throw notFound()
  return { name: invitation.email, role: nameOfRole(invitation) }
}
