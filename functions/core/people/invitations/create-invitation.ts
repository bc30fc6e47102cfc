import { PLAN } from '#contract/people/plan.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { newId } from '../../platform/table/ids.ts'
import { listTeam } from '../accounts/door.ts'
import { limitInvitations } from '../attempts/limit-mails.ts'
import { recordAct } from '../audit/record-act.ts'
import { requireOpen } from '../organizations/require-open.ts'
import { getGivenRole } from '../roles/get-given-role.ts'
import { nameOfRole } from '../roles/name-of-role.ts'
import { requireAllowedDomain } from './check-domain.ts'
import { readInherited } from './read-inherited.ts'
import { requireGivable } from './require-givable.ts'
import { expiresAt, newCode, splitName } from './rules.ts'
import { sendInvitation } from './send-invitation.ts'
import { putInvitation } from './store.ts'

interface Invited {
  email: string
  role: string
  name: string
}

/**
 * Invites somebody by mail in any role except owner: owners are promoted from the team. Does not reveal whether the
 * address has an account elsewhere: its owner gets a mail that says so. Returns a password for the person only if the
 * mail could not be sent. Throws `already_member`, `already_invited`, `domain_not_allowed`, `role_gone`, `seats_full`, and what keeps
 * the dealership from sending.
 */
export async function createInvitation(ctx: Ctx, { email, role, name }: Invited) {
  requireOpen(ctx)
  const given = await getGivenRole(ctx.org, role)
  if (given.role === 'owner') {
    await recordAct(ctx, { action: 'role_refused', about: ctx.caller.id, words: { person: email, role } })
    throw refusedFields({ role: { key: 'invited_owner' } })
  }
  requireGivable(ctx, given)
  await requireAllowedDomain(ctx.org, email)
  const team = await listTeam(ctx.org)
  if (team.some((user) => user.email === email)) throw new AppError('already_member')
  const hasPlan = ctx.caller.standing.openUntil !== undefined
  if (hasPlan && team.length >= PLAN.seats) throw new AppError('seats_full', { seats: PLAN.seats })
  await limitInvitations(ctx, email)

  const { code, code_hash } = newCode()
  const { org_name } = await readInherited(ctx.org)
  const invitation = {
    email,
    org: ctx.org,
    id: newId(ctx.now),
    org_name,
    ...splitName(name),
    role: given.role,
    own_role: given.own_role,
    language: ctx.caller.language,
    code_hash,
    expires_at: expiresAt(ctx.now),
    updated_at: ctx.now.toISOString(),
  }
  if (!(await putInvitation(invitation))) throw new AppError('already_invited')
  await recordAct(ctx, {
    action: 'member_invited',
    about: invitation.id,
    words: { person: email, role: nameOfRole(given) },
  })
  return sendInvitation(ctx, invitation, code)
}
