import { answerText } from '#contract/answers.ts'
import type { Language } from '#contract/language.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import { encryptSecret } from '../../platform/aws/secrets.ts'
import type { Guest } from '../../platform/ctx.ts'
import { derivedId, newId } from '../../platform/table/ids.ts'
import { mayMail } from '../attempts/limit-mails.ts'
import { markSignUp } from './mark-sign-up.ts'

type SignUp = {
  firstName: string
  lastName: string
  organization: string
  email: string
  password: string
  language: Language
  sign_up?: string
  device?: string
}
/** On the queue the password is encrypted; `sign_up` is the request's own id, and later ones sort later. */
export type SignUpWork = { kind: 'sign-up'; sign_up: string; sealed: string } & Omit<
  SignUp,
  'password' | 'sign_up' | 'device'
>

/** A password on its way to the user pool is bound to its address. */
export const sealOf = (email: string) => [derivedId('email', email), 'password'] as const

/**
 * Accepts a sign-up and returns before checking whether the address is known: `openAccount` does the rest. The browser
 * is marked as the one that requested it. `sign_up` and `device` are its current marks.
 */
export async function requestSignUp(guest: Guest, { password, device, sign_up, ...person }: SignUp) {
  const message = answerText(guest.language, 'check_inbox')
  // a browser that may not request one now keeps its earlier sign-up
  if (!(await mayMail(guest, { kind: 'sign-up', email: person.email, device }))) return { message, marks: { sign_up } }
  const sealed = await encryptSecret(...sealOf(person.email), password)
  const work: SignUpWork = { kind: 'sign-up', sign_up: newId(new Date()), sealed, ...person }
  await enqueue('open-accounts', work)
  return { message, marks: { sign_up: markSignUp({ ...work, password }, guest.now) } }
}
