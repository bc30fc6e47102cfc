import type { Guest } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { limitCodes } from '../attempts/limit-codes.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { deviceFor } from '../attempts/mark-device.ts'
import { networkOf } from '../attempts/network-of.ts'
import { answerCode } from '../pool/software-token.ts'
import { admitSignIn } from '../sessions/admit-sign-in.ts'
import { isRecoveryCode } from './rules.ts'
import { tryRecovery } from './try-recovery.ts'

type Given = { code: string; device?: string }
type Challenge = { email: string; password: string; challenge: string }

/**
 * Completes a login whose password was correct. Who only knows a password must not keep its owner out: tries are limited
 * by browser, where its owner has used it, or by network, and those of six digits from all others together besides, but
 * for a network's first. A recovery code, which nobody guesses, and a reset by mail, which makes a browser known, let its
 * owner in even then.
 */
export async function answerChallenge(guest: Guest, { code, device: mark }: Given, challenge: Challenge) {
  const { email } = challenge
  const isRecovery = isRecoveryCode(code)
  const known = deviceFor(mark, email)
  const network = networkOf(guest.address)
  const answer = () => answerCode(email, challenge.challenge, code)
  const outcome = await limitTries(
    { kind: isRecovery ? 'recovery' : 'totp', account: email, from: known ?? network },
    () =>
      isRecovery ? tryRecovery(guest, code, challenge) : known ? answer() : limitCodes({ email, network }, answer),
    (it) => typeof it === 'object',
  )
  if (outcome === 'over') throw new AppError('two_step_over')
  if (outcome === 'used') throw refusedFields({ code: { key: 'totp_used' } })
  if (outcome === 'wrong') throw refusedFields({ code: { key: isRecovery ? 'recovery_code_wrong' : 'totp_wrong' } })

  const { message, tokens, marks } = await admitSignIn(guest, outcome, { email, mark, steps: 'both' })
  return { message, tokens, marks: { ...marks, step: '' } }
}
