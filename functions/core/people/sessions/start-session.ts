import { answerText } from '#contract/answers.ts'
import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { checkPassword } from '../attempts/check-password.ts'
import { limitSignIns } from '../attempts/limit-sign-ins.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { deviceFor } from '../attempts/mark-device.ts'
import { networkOf } from '../attempts/network-of.ts'
import { endLentAccount } from '../invitations/end-lent-account.ts'
import { dropSignIn, locked, signIn } from '../pool/sign-ins.ts'
import { findRequiredOf } from '../sign-in-domains/door.ts'
import { admitSignIn, wrongCredentials } from './admit-sign-in.ts'
import { sealStep } from './sealed-step.ts'

type Login = { email: string; password: string; new_password?: string; device?: string }

/**
 * Signs a user in. A wrong password, an unknown address and a suspended user get the same response. A user with a
 * temporary password must set their own while their invitation is valid; one with two-step login gets a challenge. Who
 * must log in by a provider is told so once their password is correct: a wrong one tells nothing of the account.
 */
export async function startSession(guest: Guest, { email, password, new_password, device: mark }: Login) {
  const device = deviceFor(mark, email)
  const attempt = async () => {
    const outcome = await (device ? signIn(email, password) : signInFromAnywhere(guest, { email, password }))
    if (outcome !== 'lent') return outcome
    if (await endLentAccount(email, guest.now)) return 'wrong'
    return new_password === undefined ? outcome : signIn(email, password, new_password)
  }
  const from = device ?? networkOf(guest.address)
  const tokens = await limitTries({ kind: 'password', account: email, from }, attempt, (it) => !isWrong(it))
  if (tokens === 'locked' && device) throw locked()
  if (isWrong(tokens)) throw wrongCredentials()
  if (tokens === 'unconfirmed') throw new AppError('email_not_verified')
  if (tokens === 'lent') throw new AppError('password_lent')
  const required = await findRequiredOf(email)
  if (required) {
    await dropSignIn(tokens)
    throw new AppError('login_by_provider', { provider: required })
  }

  if ('challenge' in tokens) {
    const step = sealStep({ kind: 'challenge', email, password, challenge: tokens.challenge }, guest.now)
    return { message: answerText(guest.language, 'code_needed'), challenge: 'totp' as const, marks: { step } }
  }
  return admitSignIn(guest, tokens, { email, mark, steps: 'password' })
}

/** Counted for the network over all accounts, and for the account over all networks. */
const signInFromAnywhere = (guest: Guest, { email, password }: Login) =>
  limitSignIns(
    guest,
    () => checkPassword(email, password),
    (it) => !isWrong(it),
  )

type Outcome = Awaited<ReturnType<typeof checkPassword>>
const isWrong = (outcome: Outcome): outcome is 'wrong' | 'locked' | 'unknown' =>
  outcome === 'wrong' || outcome === 'locked' || outcome === 'unknown'
