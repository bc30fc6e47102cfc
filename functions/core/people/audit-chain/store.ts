import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, isWritten, onlyNew } from '../../platform/table/conflicts.ts'
import { AuditDay, AuditHead, AuditLink, CHAIN, type DayItem, type HeadItem, type LinkItem } from './entity.ts'

export async function findHead(org: OrgId): Promise<HeadItem | undefined> {
  const { Item } = await AuditHead.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

/** Returns those of the entries that have a link. */
export async function findLinked(org: OrgId, ids: readonly string[]): Promise<Set<string>> {
  const links = await readAll(
    ids.map((id) => AuditLink.build(BatchGetRequest).key({ org, id })),
    { consistent: true },
  )
  return new Set(links.flatMap((link) => link?.id ?? []))
}

export async function listLinks(org: OrgId): Promise<LinkItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(AuditLink)
    .query({ partition: CHAIN.partitionOf(org), range: CHAIN.links })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export async function listDays(org: OrgId): Promise<DayItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(AuditDay)
    .query({ partition: CHAIN.partitionOf(org), range: CHAIN.days })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

/** So many links fit into a transaction, with the head. */
export const LINKS_AT_ONCE = 90

/** Lays links and moves the head on, all at once; false where the head is no longer the one that was seen. */
export const appendLinks = (seen: HeadItem | undefined, links: readonly LinkItem[], head: HeadItem): Promise<boolean> =>
  isWritten(
    execute(
      AuditHead.build(PutTransaction)
        .item(head)
        .options(seen ? { condition: { attr: 'seal', eq: seen.seal } } : onlyNew),
      ...links.map((link) => AuditLink.build(PutTransaction).item(link).options(onlyNew)),
    ),
  )

/** Seals a day; false where it is sealed already. */
export const addDay = (day: DayItem): Promise<boolean> =>
  isConditionMet(AuditDay.build(PutItemCommand).item(day).options(onlyNew).send())
