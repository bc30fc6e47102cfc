import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { dollarsOf } from './cost-of.ts'
import { AiUsage, aiOf, usageOf } from './entity.ts'

/** The dollars that all calls of the AI cost in the months of a range, both ends included, by month. */
export async function listCosts(org: OrgId, from: string, to: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(AiUsage)
    .query({ partition: aiOf(org), range: { between: [usageOf(from), usageOf(to)] } })
    .send()
  return new Map(Items.map(({ month, cost_micros }) => [month, dollarsOf(cost_micros)]))
}
