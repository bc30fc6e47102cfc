import { $remove } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { answerText } from '#contract/answers.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { nameOf } from '../accounts/name-of.ts'
import { recordAct } from '../audit/record-act.ts'
import type { NewHandover } from './entity.ts'
import { getChangeableMember } from './get-changeable-member.ts'
import { planHandover } from './plan-handover.ts'
import { changeMember } from './store.ts'

type Opened = Awaited<ReturnType<typeof getChangeableMember>>
interface Input {
  id: string
  suspended: boolean
  /** The agent who gets their conversations, or `none`; if omitted, they keep them. */
  to?: string
}

/** Suspends a user: their sessions end with the next request, and they can't log in. Or reinstates them. */
export async function updateSuspended(ctx: Ctx, { id, suspended, to }: Input) {
  const plan = suspended && to !== undefined ? await planHandover(ctx, id, to) : undefined
  const person = await retryOnConflict(async () => {
    const seen = await getChangeableMember(ctx, id)
    return (await change(ctx, seen, suspended, plan?.handover)) && nameOf(seen.person)
  })
  const act = suspended ? 'member_suspended' : 'member_reactivated'
  if (plan) await recordAct(ctx, { action: 'member_handed_over', about: id, words: { person, to: plan.name } })
  else await recordAct(ctx, { action: act, about: id, words: { person } })
  return {
    message: suspended ? answerText(ctx.language, 'member_suspended') : answerText(ctx.language, 'member_reactivated'),
  }
}

function change(ctx: Ctx, seen: Opened, suspended: boolean, handover: NewHandover | undefined) {
  const updated_at = ctx.now.toISOString()
  // A reinstated user logs in again, and keeps new conversations assigned from then on.
  if (!suspended) return changeMember(seen, { suspended, updated_at }, 'none')
  const sessions_valid_after = Math.floor(Date.now() / 1000) + 1
  return changeMember(seen, { suspended, sessions_valid_after, kept_session: $remove(), updated_at }, handover)
}
