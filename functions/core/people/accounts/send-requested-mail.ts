import { findAccount, mailPasswordCode, resendCode } from '../pool/users.ts'
import { sendProof } from './confirm-address.ts'
import { findUser } from './door.ts'
import type { MailWork } from './request-mail.ts'
import { sendKnownAddressMail } from './send-known-address-mail.ts'

/** Sends the mail that fits the account: always the code to an unconfirmed one, and nothing to an unknown address. */
export async function sendRequestedMail({ kind, email }: MailWork, now: Date): Promise<void> {
  const account = await findAccount(email)
  if (account?.isUnconfirmed) return resendCode(email)
  if (!account?.isConfirmed) return
  const user = await findUser(account.id)
  if (kind === 'resend' && user && !user.verified_at) return sendProof(user, now)
  if (kind === 'resend') return sendKnownAddressMail(account, 'asked to verify')
  return mailPasswordCode(email, user?.language ?? account.language)
}
