import { answerText } from '#contract/answers.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Guest } from '../../platform/ctx.ts'
import { mayMail } from '../attempts/limit-mails.ts'

export type MailWork = { kind: 'resend' | 'reset'; email: string }

type Asking = { email: string; device?: string }

/** Requests the verification mail again; the response is the same for every address. */
export async function requestVerification(guest: Guest, asking: Asking): Promise<{ message: string }> {
  await request(guest, 'resend', asking)
  return { message: answerText(guest.language, 'check_inbox') }
}

/** Requests a password reset code; the response is the same for every address. */
export async function requestPasswordReset(guest: Guest, asking: Asking): Promise<{ message: string }> {
  await request(guest, 'reset', asking)
  return { message: answerText(guest.language, 'link_on_its_way') }
}

async function request(guest: Guest, kind: MailWork['kind'], { email, device }: Asking): Promise<void> {
  const work: MailWork = { kind, email }
  if (await mayMail(guest, { kind, email, device })) await enqueue('open-accounts', work)
}
