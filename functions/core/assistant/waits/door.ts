import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Wait, type WaitItem, waitsOf } from './entity.ts'

/** Waits whose question came between two ids, or beginnings of ids; so many of the oldest at most. */
export async function listWaitsBetween(org: OrgId, from: string, to: string, most: number): Promise<WaitItem[]> {
  if (from > to) return []
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Wait)
    .query({ partition: waitsOf(org), range: { between: [from, to] } })
    .options({ maxPages: Number.POSITIVE_INFINITY, limit: most })
    .send()
  return Items
}
