import type { Guest } from '../../platform/ctx.ts'
import { accountOfNobody, checkPassword } from '../attempts/check-password.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { markDevice } from '../attempts/mark-device.ts'
import { networkOf } from '../attempts/network-of.ts'
import { dropSignIn } from '../pool/sign-ins.ts'
import { confirmSignUp, findAccount } from '../pool/users.ts'
import { confirmAddress } from './confirm-address.ts'
import { createOrganization } from './create-organization.ts'
import { askedSignUp } from './mark-sign-up.ts'
import { codeRefused, passwordNeeded } from './rules.ts'

export type Verification = { email: string; code: string; password?: string; sign_up?: string; device?: string }

/**
 * Confirms an address with its mailed code, and creates the organization. A login makes up for a step that failed. The
 * code alone is not enough: a sign-up and its password are confirmed only for the browser that requested this same
 * sign-up, or for a user who knows the password, so that nobody confirms a stranger's sign-up with their address.
 */
export async function verifyEmail(guest: Guest, { email, code, password, sign_up, device }: Verification) {
  const asked = askedSignUp(sign_up, email)
  if (!asked && password === undefined) throw passwordNeeded()

  const confirm = async () => {
    if (await confirmAddress(email, code, password, guest.now)) return 'confirmed'
    const isTheirs = (await isAsked(email, asked)) || (await isPasswordOf(email, password))
    // a sign-up of another browser takes the same time and gets the same response as a wrong code
    return confirmSignUp(isTheirs ? email : accountOfNobody(), code)
  }
  const key = { kind: 'code', account: email, from: networkOf(guest.address) } as const
  if ((await limitTries(key, confirm, (it) => it === 'confirmed')) === 'refused') throw codeRefused()

  const account = await findAccount(email)
  if (account) await createOrganization(account, guest.now)
  const message = 'Email verified successfully! You can now login.'
  return { message, marks: { device: markDevice(device, email) } }
}

const isAsked = async (email: string, sign_up: string | undefined) =>
  sign_up !== undefined && (await findAccount(email))?.sign_up === sign_up

/** Only an unconfirmed account can be confirmed, and only its correct password returns `unconfirmed`. */
async function isPasswordOf(email: string, password: string | undefined): Promise<boolean> {
  if (password === undefined) return false
  const outcome = await checkPassword(email, password)
  await dropSignIn(outcome)
  return outcome === 'unconfirmed'
}
