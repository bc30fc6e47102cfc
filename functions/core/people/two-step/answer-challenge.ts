import type { Guest } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { deviceFor } from '../attempts/mark-device.ts'
import { answerCode } from '../pool/software-token.ts'
import { admitSignIn } from '../sessions/admit-sign-in.ts'
import { isRecoveryCode } from './rules.ts'
import { tryRecovery } from './try-recovery.ts'

type Given = { code: string; device?: string }
type Challenge = { email: string; password: string; challenge: string }

/**
 * Completes a login whose password was correct. Tries from unknown browsers count together for the account: who makes
 * them knows its password.
 */
export async function answerChallenge(guest: Guest, { code, device: mark }: Given, challenge: Challenge) {
  const { email } = challenge
  const isRecovery = isRecoveryCode(code)
  const outcome = await limitTries(
    { kind: 'totp', account: email, from: deviceFor(mark, email) ?? 'everywhere' },
    () => (isRecovery ? tryRecovery(guest, code, challenge) : answerCode(email, challenge.challenge, code)),
    (it) => typeof it === 'object',
  )
  if (outcome === 'over') throw new AppError('two_step_over')
  if (outcome === 'used') throw refusedFields({ code: { key: 'totp_used' } })
  if (outcome === 'wrong') throw refusedFields({ code: { key: isRecovery ? 'recovery_code_wrong' : 'totp_wrong' } })

  const { message, tokens, marks } = await admitSignIn(guest, outcome, { email, mark })
  const two_step = isRecovery ? ('off' as const) : undefined
  return { message, tokens, two_step, marks: { ...marks, step: '' } }
}
