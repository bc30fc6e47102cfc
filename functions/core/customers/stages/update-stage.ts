import type { StageColor } from '#contract/customers/stages.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { requireOwn } from './check-stage.ts'
import { changePipeline, getPipeline } from './store.ts'

interface Input {
  id: string
  name?: string
  color?: StageColor
}

/** Gives one of the dealership's own stages another name or color; its id stays. */
export async function updateStage({ org }: Ctx, { id, name, color }: Input) {
  const change = { ...(name && { name }), ...(color && { color }) }
  await changePipeline(org, (seen) => {
    requireOwn(seen, id)
    return { own: seen.own.map((one) => (one.id === id ? { ...one, ...change } : one)) }
  })
  return { stage: { ...requireOwn(await getPipeline(org, true), id), is_default: false } }
}
