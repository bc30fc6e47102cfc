import { findAccount, mailPasswordCode, resendCode } from '../pool/users.ts'
import type { MailWork } from './request-mail.ts'
import { sendKnownAddressMail } from './send-known-address-mail.ts'
import { findUser } from './store.ts'

/** The mail that fits the account: an unconfirmed one gets its code again, whatever was asked for; an unknown address nothing. */
export async function sendRequestedMail({ kind, email }: MailWork): Promise<void> {
  const account = await findAccount(email)
  if (account?.isUnconfirmed) return resendCode(email)
  if (!account?.isConfirmed) return
  if (kind === 'resend') return sendKnownAddressMail(account, 'asked to verify')
  const user = await findUser(account.id)
  return mailPasswordCode(email, user?.language ?? account.language)
}
