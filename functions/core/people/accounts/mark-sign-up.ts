import { seal, unseal } from '../../platform/seals.ts'
import { derivedId } from '../../platform/table/ids.ts'

const PURPOSE = 'sign-up'
type Asked = { account: string; sign_up: string }

/** The mark of the browser that asked for a sign-up. */
export const markSignUp = (email: string, sign_up: string): string =>
  seal(PURPOSE, { account: derivedId('sign-up', email), sign_up } satisfies Asked)

/** Which sign-up with this address the browser asked for last. */
export function askedSignUp(mark: string | undefined, email: string): string | undefined {
  const asked = unseal<Asked>(PURPOSE, mark)
  return asked?.account === derivedId('sign-up', email) ? asked.sign_up : undefined
}
