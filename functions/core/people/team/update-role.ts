import type { RoleName } from '#contract/fields.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { nameOf } from '../accounts/rules.ts'
import { recordAct } from '../audit/record-act.ts'
import type { InvitationItem } from '../invitations/entity.ts'
import { changeInvitation, findInvitation } from '../invitations/store.ts'
import { readGrants } from '../settings/read-grants.ts'
import { getChangeableMember } from './get-changeable-member.ts'
import { changeMember } from './store.ts'

/** Makes a user or an invited person an agent, a manager or an owner; takes effect with their next request. */
export async function updateRole(ctx: Ctx, { id, role }: { id: string; role: RoleName }) {
  const invitation = await findInvitation(ctx.org, id)
  const before = invitation ? await changeInvited(ctx, invitation, role) : await changePerson(ctx, id, role)
  if (before.role !== role) {
    const words = { person: before.name, previous_role: before.role, role }
    await recordAct(ctx, { action: 'role_changed', about: id, words })
  }
  return { message: 'Role updated successfully' }
}

async function changePerson(ctx: Ctx, id: string, role: RoleName) {
  const before = await retryOnConflict(async () => {
    const seen = await getChangeableMember(ctx, id, role)
    if (seen.person.role === role) return seen.person
    // An agent's own item has the agents' grants, which may be older than the dealership's settings.
    const { grants } = await readGrants(ctx.org)
    return (await changeMember(seen, { role, ...grants, updated_at: ctx.now.toISOString() })) && seen.person
  })
  return { name: nameOf(before), role: before.role }
}

/** An invited person must join before becoming an owner. */
async function changeInvited(ctx: Ctx, invitation: InvitationItem, role: RoleName) {
  if (role === 'owner') throw new AppError('invited_owner')
  if (!(await changeInvitation(invitation, { role }, ctx.now))) throw notFound()
  return { name: invitation.email, role: invitation.role }
}
