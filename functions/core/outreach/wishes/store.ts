import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { Asker, askersOf, Wish, type WishItem, wishesOf } from './entity.ts'

/** The contacts who asked about a vehicle last. */
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

export interface Kept {
  asker?: { vehicle: string } | undefined
  wish?: Pick<WishItem, 'looking_for' | 'budget' | 'asked'> | undefined
}

/** Puts what a contact wishes now in the place of what they wished before. */
export function putWishes(org: OrgId, contact: string, before: Kept, after: Kept): Promise<void> {
  const left = before.asker && before.asker.vehicle !== after.asker?.vehicle ? [before.asker] : []
  return writeAll([
    ...left.map(({ vehicle }) => Asker.build(BatchDeleteRequest).key({ org, vehicle, contact })),
    ...(after.asker ? [Asker.build(BatchPutRequest).item({ org, contact, ...after.asker })] : []),
    ...(before.wish && !after.wish ? [Wish.build(BatchDeleteRequest).key({ org, contact })] : []),
    ...(after.wish ? [Wish.build(BatchPutRequest).item({ org, contact, ...after.wish })] : []),
  ])
}
