import type { OrgId } from '../../platform/ctx.ts'
import { AppError, notFound, refusedFields } from '../../platform/errors.ts'
import type { PipelineItem } from './entity.ts'
import { isDefault, stagesOf } from './rules.ts'
import { getPipeline } from './store.ts'

/** Throws `invalid` for a stage that the dealership does not have. */
export async function requireStage(org: OrgId, stage: string): Promise<void> {
  if (isDefault(stage)) return
  const stages = stagesOf(await getPipeline(org, true))
  if (stages.some(({ id }) => id === stage)) return
  throw refusedFields({ stage: { key: 'stage_unknown' } })
}

/** One of the dealership's own stages; throws `not_found`, and `conflict` for one that every dealership has. */
export function requireOwn({ own }: PipelineItem, id: string) {
  if (isDefault(id)) throw new AppError('stage_default')
  const stage = own.find((one) => one.id === id)
  if (!stage) throw notFound()
  return stage
}
