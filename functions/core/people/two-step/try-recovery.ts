import type { Guest } from '../../platform/ctx.ts'
import { callerOf } from '../accounts/caller-of.ts'
import { findUser } from '../accounts/door.ts'
import { recordAct } from '../audit/record-act.ts'
import { type PoolTokens, signIn } from '../pool/sign-ins.ts'
import { findAccount } from '../pool/users.ts'
import { removeTwoStep } from './remove-two-step.ts'
import { hashOf } from './rules.ts'
import { takeRecoveryCode } from './store.ts'

/**
 * Signs in with a recovery code. The pool lets nobody skip a code, so two-step login is turned off; the person, who no
 * longer has the app, sets it up anew.
 */
export async function tryRecovery(
  guest: Guest,
  code: string,
  { email, password }: { email: string; password: string },
): Promise<PoolTokens | 'wrong' | 'over'> {
  const account = await findAccount(email)
  const user = account && (await findUser(account.id))
  if (!user || !(await takeRecoveryCode(user.id, hashOf(user.id, code)))) return 'wrong'
  await removeTwoStep(user.id)
  const ctx = { ...guest, org: user.org, caller: callerOf(user, '') }
  await recordAct(ctx, { action: 'two_step_recovered', about: user.id })
  const outcome = await signIn(email, password)
  return typeof outcome === 'object' && 'access' in outcome ? outcome : 'over'
}
