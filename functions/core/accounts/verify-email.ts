import { limitTries } from '../attempts/limit-tries.ts'
import type { Guest } from '../ctx.ts'
import { foundOrganization } from '../organizations/found-organization.ts'
import { confirmSignUp, findAccount } from '../outside/users.ts'
import { codeRefused } from './rules.ts'

/** Confirms an address by the code that was mailed to it, and founds the organization. A login makes up for a step that failed. */
export async function verifyEmail(guest: Guest, { email, code }: { email: string; code: string }) {
  const confirm = () => confirmSignUp(email, code)
  const outcome = await limitTries(guest, { kind: 'code', account: email }, confirm, (it) => it === 'confirmed')
  if (outcome === 'refused') throw codeRefused()

  const account = await findAccount(email)
  if (account) await foundOrganization(account, guest.now)
  return { message: 'Email verified successfully! You can now login.' }
}
