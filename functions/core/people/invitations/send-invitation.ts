import { answerText } from '#contract/answers.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { logWarning } from '../../platform/log.ts'
import { isProven } from '../accounts/confirm-address.ts'
import { type Account, createAccount, findAccount, setPassword } from '../pool/users.ts'
import { endLentAccount } from './end-lent-account.ts'
import type { InvitationItem } from './entity.ts'
import { writeInvitation, writeKnownInvitation } from './invitation-mail.ts'
import { newLentPassword } from './new-lent-password.ts'

type Sent = Pick<InvitationItem, 'id' | 'email' | 'org_name' | 'first_name' | 'last_name' | 'language'>

/**
 * Mails an invitation. If the mail can't be sent, the person gets an account with a temporary password, which the
 * inviter tells them and which works as long as the invitation; throws `invitation_failed` if the address has an
 * account that is not this invitation's.
 */
export async function sendInvitation(ctx: Ctx, invitation: Sent, code: string) {
  await endLentAccount(invitation.email, ctx.now)
  const account = await findAccount(invitation.email)
  const by = { name: ctx.caller.name, organization: invitation.org_name, language: invitation.language }
  const isKnown = await isElsewhere(account, invitation)
  const mail = isKnown ? writeKnownInvitation(by) : writeInvitation(by, invitation.email, code)
  try {
    await sendMail({ to: invitation.email, ...mail })
  } catch (error) {
    logWarning(error, { request_id: ctx.requestId, org: ctx.org })
    return {
      message: answerText(ctx.language, 'mail_failed'),
      temporaryPassword: await lendPassword(account, invitation),
    }
  }
  return { message: 'Invitation sent.' }
}

/** True if the address has a proven account that this invitation did not create. */
const isElsewhere = async (account: Account | undefined, { id }: Sent) =>
  account !== undefined && account.sign_up !== id && (await isProven(account))

async function lendPassword(account: Account | undefined, { id, ...person }: Sent): Promise<string> {
  const password = newLentPassword()
  if (!account) {
    if ((await createAccount({ ...person, sign_up: id }, password)) === 'exists')
      throw new AppError('invitation_failed')
  } else if (account.sign_up === id) await setPassword(account.id, password, 'temporary')
  else throw new AppError('invitation_failed')
  return password
}
