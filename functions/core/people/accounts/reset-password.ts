import type { Guest } from '../../platform/ctx.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { markDevice } from '../attempts/mark-device.ts'
import { networkOf } from '../attempts/network-of.ts'
import { recordAct } from '../audit/record-act.ts'
import { signOutEverywhere } from '../pool/sign-ins.ts'
import { findAccount, setPasswordByCode } from '../pool/users.ts'
import { callerOf } from './caller-of.ts'
import { findUser } from './door.ts'
import { endSessions } from './end-sessions.ts'
import { codeRefused } from './rules.ts'
import { setVerified } from './store.ts'

/** Sets a new password with a mailed code, and ends every session started with the old one. */
export async function resetPassword(
  guest: Guest,
  { email, code, password, device }: { email: string; code: string; password: string; device?: string },
) {
  const set = () => setPasswordByCode(email, code, password)
  const key = { kind: 'code', account: email, from: networkOf(guest.address) } as const
  const outcome = await limitTries(key, set, (it) => it === 'set')
  if (outcome === 'refused') throw codeRefused()

  const account = await findAccount(email)
  if (account) {
    await endSessions(account.id)
    await signOutEverywhere(account.id)
    await proveReset(guest, account.id)
  }
  return { message: 'Your password is changed. You can now login.', marks: { device: markDevice(device, email) } }
}

/** The code proves the address, too. Nothing is recorded if the account never got a dealership: there is no log. */
async function proveReset(guest: Guest, id: string) {
  const user = await findUser(id)
  if (!user) return
  if (!user.verified_at) await setVerified(id, guest.now.toISOString())
  const actor = { ...guest, org: user.org, caller: callerOf(user, '') }
  await recordAct(actor, { action: 'password_reset', about: id })
}
