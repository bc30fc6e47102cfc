import type { Guest } from '../../platform/ctx.ts'
import { callerOf } from '../accounts/caller-of.ts'
import { findUser, setTwoStep } from '../accounts/door.ts'
import { recordAct } from '../audit/record-act.ts'
import { type PoolTokens, signIn } from '../pool/sign-ins.ts'
import { setCodeAsked } from '../pool/software-token.ts'
import { findAccount } from '../pool/users.ts'
import { hashOf } from './rules.ts'
import { takeRecoveryCode } from './store.ts'

/**
 * Signs in once with a recovery code; then the person can only set up another device. The pool lets nobody skip a code,
 * so it is told not to ask for this one sign-in: a password that comes in between is refused all the same, because the
 * user still has two-step login (sessions/admit-sign-in.ts).
 */
export async function tryRecovery(
  guest: Guest,
  code: string,
  { email, password }: { email: string; password: string },
): Promise<PoolTokens | 'wrong' | 'over'> {
  const account = await findAccount(email)
  const user = account && (await findUser(account.id))
  if (!user || !(await takeRecoveryCode(user.id, hashOf(user.id, code)))) return 'wrong'
  await setTwoStep(user.id, { lost_device: true })
  const ctx = { ...guest, org: user.org, caller: callerOf(user, '') }
  await recordAct(ctx, { action: 'two_step_recovered', about: user.id })
  await setCodeAsked(user.id, false)
  const outcome = await signIn(email, password).finally(() => setCodeAsked(user.id, true))
  return typeof outcome === 'object' && 'access' in outcome ? outcome : 'over'
}
