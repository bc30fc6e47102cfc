import { seal, unseal } from '../../platform/seals.ts'
import { derivedId } from '../../platform/table/ids.ts'

const PURPOSE = 'sign-up'
type Asked = { account: string; sign_up: string }

/** A token that marks the browser as the one that requested a sign-up. */
export const markSignUp = (email: string, sign_up: string): string =>
  seal(PURPOSE, { account: derivedId('sign-up', email), sign_up } satisfies Asked)

/** The id of this browser's latest sign-up with this address. */
export function askedSignUp(mark: string | undefined, email: string): string | undefined {
  const asked = unseal<Asked>(PURPOSE, mark)
  return asked?.account === derivedId('sign-up', email) ? asked.sign_up : undefined
}
