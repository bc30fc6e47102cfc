import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { sendProof } from '../accounts/confirm-address.ts'
import { findMember } from '../accounts/door.ts'
import { limitInvitations } from '../attempts/limit-mails.ts'
import { recordAct } from '../audit/record-act.ts'
import { requireOpen } from '../organizations/require-open.ts'
import { requireAllowedDomain } from './check-domain.ts'
import { readInherited } from './read-inherited.ts'
import { requireGivable } from './require-givable.ts'
import { expiresAt, newCode } from './rules.ts'
import { sendInvitation } from './send-invitation.ts'
import { changeInvitation, findInvitation } from './store.ts'

/**
 * Mails an invitation again, valid for another week; the earlier mail's code stops working. A member with an unproven
 * address is mailed a code. Throws `not_invited` for any other member, `rights_exceeded`, `domain_not_allowed`,
 * `organization_suspended`.
 */
export async function resendInvitation(ctx: Ctx, { id }: { id: string }) {
  requireOpen(ctx)
  const seen = await findInvitation(ctx.org, id)
  if (!seen) return resendProof(ctx, id)
  requireGivable(ctx, seen)
  await requireAllowedDomain(ctx.org, seen.email)
  await limitInvitations(ctx, seen.email)
  const { code, code_hash } = newCode()
  const { org_name } = await readInherited(ctx.org)
  const change = { code_hash, expires_at: expiresAt(ctx.now), language: ctx.caller.language, org_name }
  if (!(await changeInvitation(seen, change, ctx.now))) throw new AppError('not_invited')
  await recordAct(ctx, { action: 'invitation_resent', about: id, words: { person: seen.email } })
  return sendInvitation(ctx, { ...seen, ...change }, code)
}

async function resendProof(ctx: Ctx, id: string) {
  const user = await findMember(ctx.org, id)
  if (!user) throw notFound()
  if (user.verified_at) throw new AppError('not_invited')
  await limitInvitations(ctx, user.email)
  await sendProof(user, ctx.now)
  return { message: answerText(ctx.language, 'mail_sent') }
}
