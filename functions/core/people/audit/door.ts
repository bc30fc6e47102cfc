import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { type AuditItem, auditOf, Outsider, type OutsiderItem, outsidersOf } from './entity.ts'
import { keptUntil } from './log-retention.ts'
import { listPage } from './store.ts'

/** Who did this at a moment; undefined where the log has nothing of it. */
export async function findDoer(org: OrgId, { action, about, at }: Pick<AuditItem, 'action' | 'about'> & { at: Date }) {
  const from = at.getTime()
  const { entries } = await listPage(org, { action, from, to: from + 1000 }, undefined, 100)
  return entries.find((entry) => entry.about === about)?.user_id
}

/** Every entry as it lies in the table, the oldest first, a page at a time. */
export async function* listStored(org: OrgId): AsyncGenerator<Record<string, unknown>[]> {
  let place: Record<string, unknown> | undefined
  do {
    const { Items = [], LastEvaluatedKey } = await table
      .build(QueryCommand)
      .query({ partition: auditOf(org) })
      .options({ consistent: true, ...(place && { exclusiveStartKey: place }) })
      .send()
    yield Items
    place = LastEvaluatedKey
  } while (place)
}

/** Part of a transaction: somebody leaves the team, not the log. */
export const outsiderPut = (outsider: Omit<OutsiderItem, 'ttl'>, now: Date) =>
  Outsider.build(PutTransaction).item({ ...outsider, ttl: keptUntil(now) })

/** Everybody in the log who is not of the team. */
export async function listOutsiders(org: OrgId): Promise<OutsiderItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Outsider)
    .query({ partition: outsidersOf(org) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}
