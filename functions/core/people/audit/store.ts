import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { earliestId } from '../../platform/table/ids.ts'
import { AuditEntry, type AuditItem, auditOf, Outsider, type OutsiderItem } from './entity.ts'

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

export const putOutsider = (outsider: OutsiderItem) => Outsider.build(PutItemCommand).item(outsider).send()
