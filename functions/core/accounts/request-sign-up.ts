import type { Language } from '../../contract/fields.ts'
import { mayMail } from '../attempts/limit-mails.ts'
import type { Guest } from '../ctx.ts'
import { enqueue } from '../outside/queues.ts'
import { encryptSecret } from '../outside/secrets.ts'
import { derivedId, newId } from '../table/ids.ts'

type SignUp = {
  firstName: string
  lastName: string
  organization: string
  email: string
  password: string
  language: Language
}
/** On the queue the password travels encrypted; `sign_up` is the request's own id, later ones sort later. */
export type SignUpWork = { kind: 'sign-up'; sign_up: string; sealed: string } & Omit<SignUp, 'password'>

/** A password on its way to the user pool is bound to the address it came with. */
export const sealOf = (email: string) => [derivedId('email', email), 'password'] as const

/** Takes a sign-up and answers before looking whether the address is known: what follows is done by `openAccount`. */
export async function requestSignUp(guest: Guest, { password, ...person }: SignUp): Promise<{ message: string }> {
  // counted by network, so that a stranger's sign-ups with an address cannot keep its owner's from replacing them
  if (await mayMail(person.email, guest.address)) {
    const sealed = await encryptSecret(...sealOf(person.email), password)
    const work: SignUpWork = { kind: 'sign-up', sign_up: newId(new Date()), sealed, ...person }
    await enqueue('open-accounts', work)
  }
  return { message: 'Verification email sent. Check your inbox.' }
}
