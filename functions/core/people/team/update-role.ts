import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { nameOf } from '../accounts/name-of.ts'
import type { GivenRole } from '../accounts/rights-of.ts'
import { recordAct } from '../audit/record-act.ts'
import { changeInvitedRole } from '../invitations/change-invited-role.ts'
import { applyRole } from '../roles/apply-role.ts'
import { getGivenRole } from '../roles/get-given-role.ts'
import { nameOfRole } from '../roles/name-of-role.ts'
import { readGrants } from '../settings/read-grants.ts'
import { getChangeableMember } from './get-changeable-member.ts'
import { changeMember } from './store.ts'

/** Gives a user, or an invited person, a role by its id; takes effect with their next request. */
export async function updateRole(ctx: Ctx, { id, role }: { id: string; role: string }) {
  const given = await getGivenRole(ctx.org, role)
  const before = (await changeInvitedRole(ctx, id, given)) ?? (await changePerson(ctx, id, given))
  const name = nameOfRole(given)
  if (before.role !== name) {
    const words = { person: before.name, previous_role: before.role, role: name }
    await recordAct(ctx, { action: 'role_changed', about: id, words })
  }
  return { message: answerText(ctx.language, 'role_updated') }
}

async function changePerson(ctx: Ctx, id: string, given: GivenRole) {
  const before = await retryOnConflict(async () => {
    const seen = await getChangeableMember(ctx, id, given)
    if (nameOfRole(seen.person) === nameOfRole(given)) return seen.person
    // An agent's own item has the agents' grants, which may be older than the dealership's settings.
    const { grants } = await readGrants(ctx.org)
    return (await changeMember(seen, { ...given, ...grants, updated_at: ctx.now.toISOString() })) && seen.person
  })
  // The role may have been changed meanwhile, for those who had it by then.
  if (given.own_role) await applyRole(ctx.org, given.own_role.id)
  return { name: nameOf(before), role: nameOfRole(before) }
}
