import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { refusedFields } from '../../platform/errors.ts'
import { requireOwn } from '../stages/check-stage.ts'
import { stagesOf } from '../stages/rules.ts'
import { changePipeline } from '../stages/store.ts'
import { movePage } from './move-people.ts'

/**
 * Removes one of the dealership's own stages; its people move to `move_to`. The first of them have when this answers, the
 * others follow (`customers/stages/follow.ts`); until then the stage is a column still.
 */
export async function removeStage(ctx: Ctx, { id, move_to }: { id: string; move_to: string }): Promise<void> {
  const by = { id: ctx.caller.id, name: ctx.caller.name }
  let removed = ''
  await changePipeline(ctx.org, (seen) => {
    const stage = requireOwn(seen, id)
    removed = stage.name
    const others = stagesOf(seen).filter((one) => one.id !== id)
    if (!others.some((one) => one.id === move_to)) throw refusedFields({ move_to: { key: 'stage_unknown' } })
    return {
      own: seen.own.filter((one) => one !== stage),
      // Whoever was on the way to this stage goes on to the other.
      leaving: [
        ...seen.leaving.map((one) => (one.move_to === id ? { ...one, move_to } : one)),
        { ...stage, move_to, by },
      ],
    }
  })
  await recordAct(ctx, { action: 'stage_removed', about: id, words: { stage: removed } })
  await movePage(ctx, id, move_to)
}
