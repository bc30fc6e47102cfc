import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { giveUpStage } from '../stages/door.ts'
import { movePage } from './move-people.ts'

/**
 * Removes one of the dealership's own stages; its people move to `move_to`. The first of them have when this answers, the
 * others follow (`customers/stages/follow.ts`); until then the stage is a column still.
 */
export async function removeStage(ctx: Ctx, { id, move_to }: { id: string; move_to: string }): Promise<void> {
  const { org, caller } = ctx
  const stage = await giveUpStage(org, { id, move_to, by: { id: caller.id, name: caller.name } })
  await recordAct(ctx, { action: 'stage_removed', about: id, words: { stage } })
  await movePage(ctx, id, move_to)
}
