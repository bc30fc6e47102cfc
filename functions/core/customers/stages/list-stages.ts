import type { Ctx } from '../../platform/ctx.ts'
import { stagesOf } from './rules.ts'
import { getPipeline } from './store.ts'

/** The dealership's stages: those that every one has, then its own. */
export const listStages = async ({ org }: Pick<Ctx, 'org'>, isFresh = true) => ({
  data: stagesOf(await getPipeline(org, isFresh)),
})
