import type { StageColor } from '#contract/customers/stages.ts'
import { recordAct } from '../../people/audit/record-act.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { requireOwn } from './check-stage.ts'
import { isTaken } from './rules.ts'
import { changePipeline, getPipeline } from './store.ts'

interface Input {
  id: string
  name?: string
  color?: StageColor
}

/** Gives one of the dealership's own stages another name or color; its id stays. */
export async function updateStage(ctx: Ctx, { id, name, color }: Input) {
  const change = { ...(name && { name }), ...(color && { color }) }
  let before = ''
  await changePipeline(ctx.org, (seen) => {
    before = requireOwn(seen, id).name
    if (name && isTaken(seen, name, id)) throw new AppError('stage_taken')
    return { own: seen.own.map((one) => (one.id === id ? { ...one, ...change } : one)) }
  })
  await recordAct(ctx, { action: 'stage_updated', about: id, words: { before, stage: name ?? before } })
  return { stage: { ...requireOwn(await getPipeline(ctx.org, true), id), is_default: false } }
}
