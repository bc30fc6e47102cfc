import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { AuditEntry, type AuditItem, auditOf, Outsider, type OutsiderItem, outsidersOf } from './entity.ts'

export const putEntry = (entry: AuditItem) => AuditEntry.build(PutItemCommand).item(entry).send()

/** A filter for entries: by user, kind, and time (epoch milliseconds, both ends included). */
export interface Asked {
  user?: string
  action?: string
  from?: number
  to?: number
}

/** Sorts behind the ids of every moment there is. */
const LATEST = '~'

/** Looks at the next `limit` entries behind `place`, newest first; answers those asked for, and where it stopped. */
export async function listPage(
  org: OrgId,
  { user, action, from, to }: Asked,
  place: string | undefined,
  limit: number,
) {
  const wanted = [
    ...(user === undefined ? [] : [{ attr: 'user_id' as const, eq: user }]),
    ...(action === undefined ? [] : [{ attr: 'action' as const, eq: action }]),
  ]
  const latest = to === undefined ? LATEST : earliestId(to + 1)
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(AuditEntry)
    .query({ partition: auditOf(org), range: { between: [earliestId(from ?? 0), latest] } })
    .options({
      reverse: true,
      limit,
      consistent: true,
      ...(wanted.length > 0 && { filters: { 'audit-entry': { and: wanted } } }),
      ...(place && { exclusiveStartKey: { pk: auditOf(org), sk: place } }),
    })
    .send()
  return { entries: Items, place: LastEvaluatedKey?.sk as string | undefined }
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
export const outsiderPut = (outsider: OutsiderItem) => Outsider.build(PutTransaction).item(outsider)

export const putOutsider = (outsider: OutsiderItem) => Outsider.build(PutItemCommand).item(outsider).send()

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
