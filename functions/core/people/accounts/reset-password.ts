import { setTimeout as passed } from 'node:timers/promises'
import type { Guest } from '../../platform/ctx.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { markDevice } from '../attempts/mark-device.ts'
import { networkOf } from '../attempts/rules.ts'
import { signOutEverywhere } from '../pool/sign-ins.ts'
import { findAccount, setPasswordByCode } from '../pool/users.ts'
import { codeRefused } from './rules.ts'
import { setSessionsValidAfter } from './store.ts'

/** Sets a new password by a mailed code, and ends every session that the old one began. */
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
    // `auth_time` has whole seconds: the sessions of this second end too, and a login right after the answer counts
    const nextSecond = Math.floor(Date.now() / 1000) + 1
    await setSessionsValidAfter(account.id, nextSecond)
    await signOutEverywhere(account.id)
    await passed(nextSecond * 1000 - Date.now())
  }
  return { message: 'Your password is changed. You can now login.', marks: { device: markDevice(device, email) } }
}
