import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { nameOf } from '../accounts/name-of.ts'
import { recordAct } from '../audit/record-act.ts'
import { getChangeableMember } from '../team/get-changeable-member.ts'
import { removeTwoStep } from './remove-two-step.ts'

/** Turns off a colleague's two-step login; owners' only for owners. */
export async function resetTwoStep(ctx: Ctx, { id }: { id: string }) {
  const { person } = await getChangeableMember(ctx, id)
  await removeTwoStep(id)
  await recordAct(ctx, { action: 'two_step_reset', about: id, words: { person: nameOf(person) } })
  return { message: answerText(ctx.language, 'two_step_off') }
}
