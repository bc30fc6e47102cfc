import { SESSION_LIVES } from '#contract/people/session-lives.ts'
import { seal, unseal } from '../../platform/seals.ts'
import { derivedId } from '../../platform/table/ids.ts'

const PURPOSE = 'sign-up'
type Asked = { account: string; sign_up: string; password: string; at: number }
type SignUp = { email: string; password: string; sign_up: string }

/** A token that marks the browser as the one that requested a sign-up; it can sign in there once that is confirmed. */
export const markSignUp = ({ email, password, sign_up }: SignUp, now: Date): string =>
  seal(PURPOSE, { account: derivedId('sign-up', email), sign_up, password, at: now.getTime() } satisfies Asked)

function readAsked(mark: string | undefined, email: string): Asked | undefined {
  const asked = unseal<Asked>(PURPOSE, mark)
  return asked?.account === derivedId('sign-up', email) ? asked : undefined
}

/** The id of this browser's latest sign-up with this address. */
export const askedSignUp = (mark: string | undefined, email: string): string | undefined =>
  readAsked(mark, email)?.sign_up

/** The password chosen with it, while that is recent. */
export function askedPassword(mark: string | undefined, email: string, now: Date): string | undefined {
  const asked = readAsked(mark, email)
  return asked && now.getTime() - asked.at < SESSION_LIVES.signUpPassword * 1000 ? asked.password : undefined
}

/** The mark once its password has signed in. */
export function spentMark(mark: string | undefined, email: string): string | undefined {
  const asked = readAsked(mark, email)
  return asked && seal(PURPOSE, { ...asked, password: '', at: 0 } satisfies Asked)
}
