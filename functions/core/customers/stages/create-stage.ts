import type { Stage, StageColor } from '#contract/customers/stages.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { stageIdOf, stagesOf } from './rules.ts'
import { changePipeline } from './store.ts'

/** Each is a column of the board, and a query whenever it is read. */
const MOST_OWN = 30

/** Adds a stage behind the others. */
export async function createStage({ org }: Ctx, { name, color }: { name: string; color: StageColor }) {
  let stage: Stage | undefined
  await changePipeline(org, (seen) => {
    if (seen.own.length >= MOST_OWN) throw new AppError('too_many_stages', { most: MOST_OWN })
    const taken = [...stagesOf(seen), ...seen.leaving].map(({ id }) => id)
    stage = { id: stageIdOf(name, taken), name, color, is_default: false }
    return { own: [...seen.own, { id: stage.id, name, color }] }
  })
  return { stage: stage as Stage }
}
