import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { deleteAccount, findAccount } from '../pool/users.ts'
import { requireGivable } from './require-givable.ts'
import { deleteInvitation, findInvitation } from './store.ts'

/** Cancels an invitation, and deletes the account that was made because no mail could be sent; false if it is none. */
export async function cancelInvitation(ctx: Ctx, id: string): Promise<boolean> {
  const invitation = await findInvitation(ctx.org, id)
  if (!invitation) return false
  requireGivable(ctx, invitation)
  if (!(await deleteInvitation(invitation))) throw notFound()
  const account = await findAccount(invitation.email)
  if (account?.sign_up === invitation.id) await deleteAccount(account.id)
  await recordAct(ctx, { action: 'invitation_taken_back', about: id, words: { person: invitation.email } })
  return true
}
