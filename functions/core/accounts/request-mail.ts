import { mayMail } from '../attempts/limit-mails.ts'
import { enqueue } from '../outside/queues.ts'

export type MailWork = { kind: 'resend' | 'reset'; email: string }

/** Asks for the verification mail again; answers alike for every address. */
export async function requestVerification(email: string): Promise<{ message: string }> {
  await request({ kind: 'resend', email })
  return { message: 'Verification email sent. Check your inbox.' }
}

/** Asks for a code that sets a new password; answers alike for every address. */
export async function requestPasswordReset(email: string): Promise<{ message: string }> {
  await request({ kind: 'reset', email })
  return { message: 'If this address has an account, a mail with a link is on its way.' }
}

async function request(work: MailWork): Promise<void> {
  if (await mayMail(work.email)) await enqueue('open-accounts', work)
}
