import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { Asker, askersOf, Wish, type WishItem, wishesOf } from './entity.ts'

/** The contacts who asked about a vehicle, or to whom somebody linked it. */
export async function listAskers(org: OrgId, vehicle: string): Promise<string[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Asker)
    .query({ partition: askersOf(org, vehicle) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items.map(({ contact }) => contact)
}

/** Everybody's wishes: small items, read when something new arrives. */
export async function listWishes(org: OrgId): Promise<WishItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Wish)
    .query({ partition: wishesOf(org) })
    .options({ maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items
}

export type Wished = Pick<WishItem, 'looking_for' | 'budget' | 'asked'>

/** Puts what a contact wishes now in the place of what they wished before. */
export const replaceWish = (org: OrgId, contact: string, before: Wished | undefined, after: Wished | undefined) =>
  writeAll([
    ...(before && !after ? [Wish.build(BatchDeleteRequest).key({ org, contact })] : []),
    ...(after ? [Wish.build(BatchPutRequest).item({ org, contact, ...after })] : []),
  ])

/** The same of the vehicles that they asked about. */
export const replaceAskers = (org: OrgId, contact: string, before: readonly string[], after: readonly string[]) =>
  writeAll([
    ...before
      .filter((vehicle) => !after.includes(vehicle))
      .map((vehicle) => Asker.build(BatchDeleteRequest).key({ org, vehicle, contact })),
    ...after
      .filter((vehicle) => !before.includes(vehicle))
      .map((vehicle) => Asker.build(BatchPutRequest).item({ org, vehicle, contact })),
  ])
