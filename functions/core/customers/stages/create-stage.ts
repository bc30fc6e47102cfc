import type { Stage, StageColor } from '#contract/customers/stages.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { isTaken, stageIdOf, stagesOf } from './rules.ts'
import { changePipeline } from './store.ts'

/** Each is a column of the board, and a query whenever it is read. */
const MOST_OWN = 30

/** Adds a stage behind the others. */
export async function createStage(ctx: Ctx, { name, color }: { name: string; color: StageColor }) {
  let stage: Stage | undefined
  await changePipeline(ctx.org, (seen) => {
    if (seen.own.length >= MOST_OWN) throw new AppError('too_many_stages', { most: MOST_OWN })
    if (isTaken(seen, name)) throw new AppError('stage_taken')
    const taken = [...stagesOf(seen), ...seen.leaving].map(({ id }) => id)
    stage = { id: stageIdOf(name, taken), name, color, is_default: false }
    return { own: [...seen.own, { id: stage.id, name, color }] }
  })
  // TypeScript does not see that the callback has set it.
  const made = stage as unknown as Stage
  await recordAct(ctx, { action: 'stage_created', about: made.id, words: { stage: name } })
  return { stage: made }
}
