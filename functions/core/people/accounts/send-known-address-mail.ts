import { sendMail } from '../../platform/aws/mail.ts'
import type { Account } from '../pool/users.ts'
import { findUser } from './door.ts'
import { writeKnownAddressMail } from './write-mail.ts'

/** Tells the owner of a confirmed address that somebody entered it in a form, which itself revealed nothing. */
export async function sendKnownAddressMail(account: Account, what: 'signed up' | 'asked to verify'): Promise<void> {
  const user = await findUser(account.id)
  await sendMail({ to: account.email, ...writeKnownAddressMail(what, user?.language ?? account.language) })
}
