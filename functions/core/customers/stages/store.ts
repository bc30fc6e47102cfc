import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add, $get, $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Pipeline, type PipelineItem } from './entity.ts'

/** Returns the dealership's pipeline; `isFresh` reads strongly consistent. */
export async function getPipeline(org: OrgId, isFresh = false): Promise<PipelineItem> {
  const { Item } = await Pipeline.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item ?? { org, version: 0, own: [], leaving: [] }
}

/** Sets the hours, whatever else is changed at the moment. */
export async function setTimes(org: OrgId, times: NonNullable<PipelineItem['times']>): Promise<void> {
  await Pipeline.build(UpdateItemCommand)
    .item({ org, times: $set(times), own: $get('own', []), leaving: $get('leaving', []), version: $add(1) })
    .send()
}

/** Changes it as it is now; `change` may be asked again, and throws what it refuses. */
export async function changePipeline(org: OrgId, change: (seen: PipelineItem) => Partial<PipelineItem>) {
  await retryOnConflict(async () => {
    const seen = await getPipeline(org, true)
    return replaceWhole(Pipeline, seen, change(seen))
  })
}
