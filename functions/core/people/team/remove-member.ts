import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { nameOf } from '../accounts/name-of.ts'
import { recordAct } from '../audit/record-act.ts'
import { cancelInvitation } from '../invitations/cancel-invitation.ts'
import { getChangeableMember } from './get-changeable-member.ts'
import { planHandover } from './plan-handover.ts'
import { deleteMember } from './store.ts'

/**
 * Removes a user from the team, or cancels an invitation. Their conversations go to `to`, an agent's id, or to nobody;
 * their name stays on what they wrote. Their account is deleted too, so that another dealership may invite them.
 */
export async function removeMember(ctx: Ctx, { id, to }: { id: string; to?: string }) {
  if (await cancelInvitation(ctx, id)) return { message: answerText(ctx.language, 'invitation_canceled') }
  const { handover, name } = await planHandover(ctx, id, to)
  const person = await retryOnConflict(async () => {
    const seen = await getChangeableMember(ctx, id)
    return (await deleteMember(seen, handover, ctx.now)) && seen.person
  })
  await recordAct(ctx, { action: 'member_removed', about: id, words: { person: nameOf(person), to: name } })
  return { message: answerText(ctx.language, 'member_removed') }
}
