import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { AiUsage, aiOf, usageOf } from './entity.ts'

/** What was used in the months of a range, both ends included, by month. */
export async function listUsage(org: OrgId, from: string, to: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(AiUsage)
    .query({ partition: aiOf(org), range: { between: [usageOf(from), usageOf(to)] } })
    .send()
  return new Map(Items.map((usage) => [usage.month, usage]))
}
