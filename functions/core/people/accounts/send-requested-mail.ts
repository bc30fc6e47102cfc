import { findAccount, mailPasswordCode, resendCode } from '../pool/users.ts'
import type { MailWork } from './request-mail.ts'
import { sendKnownAddressMail } from './send-known-address-mail.ts'
import { findUser } from './store.ts'

/** Sends the mail that fits the account: always the code to an unconfirmed one, and nothing to an unknown address. */
export async function sendRequestedMail({ kind, email }: MailWork): Promise<void> {
  const account = await findAccount(email)
  if (account?.isUnconfirmed) return resendCode(email)
  if (!account?.isConfirmed) return
  if (kind === 'resend') return sendKnownAddressMail(account, 'asked to verify')
  const user = await findUser(account.id)
  return mailPasswordCode(email, user?.language ?? account.language)
}
