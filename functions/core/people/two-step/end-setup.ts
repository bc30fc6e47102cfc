import { answerText } from '#contract/answers.ts'
import type { Guest } from '../../platform/ctx.ts'
import { AppError, refusedFields } from '../../platform/errors.ts'
import { callerOf } from '../accounts/caller-of.ts'
import { setTwoStep } from '../accounts/door.ts'
import { limitTries } from '../attempts/limit-tries.ts'
import { recordAct } from '../audit/record-act.ts'
import { setCodeAsked, verifyToken } from '../pool/software-token.ts'
import { authenticateCaller } from '../sessions/authenticate-caller.ts'
import { readSession } from '../sessions/read-session.ts'
import { hashOf, newRecoveryCodes } from './rules.ts'
import { putRecoveryCodes } from './store.ts'

/** Turns on two-step login with the app's first code; returns the recovery codes, which are shown this once. */
export async function endSetup(guest: Guest, code: string, { access }: { access: string }) {
  const user = await authenticateCaller(await readSession(access))
  const { id, email } = user
  const outcome = await limitTries(
    { kind: 'totp', account: email, from: `user ${id}` },
    () => verifyToken(access, code),
    (it) => it === 'verified',
  )
  if (outcome === 'over') throw new AppError('two_step_over')
  if (outcome === 'wrong') throw refusedFields({ code: { key: 'totp_wrong' } })

  const recovery_codes = newRecoveryCodes()
  await putRecoveryCodes(
    id,
    recovery_codes.map((one) => hashOf(id, one)),
  )
  await setCodeAsked(id, true)
  await setTwoStep(id, { two_step: true, lost_device: false })
  const ctx = { ...guest, org: user.org, caller: callerOf(user, user.session) }
  await recordAct(ctx, { action: 'two_step_on', about: id })
  return {
    message: answerText(ctx.language, 'two_step_on'),
    recovery_codes,
    marks: { step: '' },
  }
}
