import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { isWritten, untilUnchanged } from '../../platform/table/conflicts.ts'
import { Pipeline, type PipelineItem } from './entity.ts'

/** What the dealership has set up; `isFresh` reads strongly consistent. */
export async function getPipeline(org: OrgId, isFresh = false): Promise<PipelineItem> {
  const { Item } = await Pipeline.build(GetItemCommand).key({ org }).options({ consistent: isFresh }).send()
  return Item ?? { org, version: 0, own: [], leaving: [] }
}

/** Changes it as it is now; `change` may be asked again, and throws what it refuses. */
export async function changePipeline(org: OrgId, change: (seen: PipelineItem) => Partial<PipelineItem>) {
  await untilUnchanged(async () => {
    const seen = await getPipeline(org, true)
    const next = { ...seen, ...change(seen), version: seen.version + 1 }
    return isWritten(
      Pipeline.build(PutItemCommand)
        .item(next)
        .options({
          condition: {
            or: [
              { attr: 'org', exists: false },
              { attr: 'version', eq: seen.version },
            ],
          },
        })
        .send(),
    )
  })
}
