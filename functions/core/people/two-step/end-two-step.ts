import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { recordAct } from '../audit/record-act.ts'
import { checkOwnPassword } from '../sessions/check-own-password.ts'
import { removeTwoStep } from './remove-two-step.ts'

/** Turns off the caller's two-step login; throws `invalid` for a wrong password. */
export async function endTwoStep(ctx: Ctx, { password }: { password: string }) {
  await checkOwnPassword(ctx, password)
  await removeTwoStep(ctx.caller.id)
  await recordAct(ctx, { action: 'two_step_off', about: ctx.caller.id })
  return { message: answerText(ctx.language, 'two_step_off') }
}
