import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Joined, NoTwins, noTwinsOf, ToldTwins, toldTwinsOf } from './entity.ts'

const ALL = { consistent: true, maxPages: Number.POSITIVE_INFINITY }

/** Two contacts' ids, the lesser first. */
export type Pair = readonly [string, string]
export const nameOfPair = ([one, other]: Pair) => `${one} ${other}`
export const pairOf = (id: string, of: string): Pair => (id < of ? [id, of] : [of, id])

/** The pairs that managers were told of, by name. */
export async function listTold(org: OrgId): Promise<Set<string>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(ToldTwins)
    .query({ partition: toldTwinsOf(org) })
    .options(ALL)
    .send()
  return new Set(Items.map(({ one, other }) => nameOfPair([one, other])))
}

export async function putTold(org: OrgId, [one, other]: Pair, now: Date): Promise<void> {
  await ToldTwins.build(PutItemCommand).item({ org, one, other, at: now.toISOString() }).send()
}

/** The pairs that are not one person, by name. */
export async function listNoTwins(org: OrgId): Promise<Set<string>> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(NoTwins)
    .query({ partition: noTwinsOf(org) })
    .options(ALL)
    .send()
  return new Set(Items.map(({ one, other }) => nameOfPair([one, other])))
}

export async function putNoTwins({ org, caller, now }: Ctx, [one, other]: Pair): Promise<void> {
  await NoTwins.build(PutItemCommand).item({ org, one, other, at: now.toISOString(), user_id: caller.id }).send()
}

/** Part of a transaction: whoever merges two says that they are one person. */
export const noTwinsRemoval = (org: string, [one, other]: Pair) =>
  NoTwins.build(DeleteTransaction).key({ org, one, other })

/** What is left behind is moved within minutes; links to the contact that is gone are old by then. */
const KEPT_DAYS = 90

/** Part of the transaction that joins them. */
export const joinedPut = (org: OrgId, contact: string, into: string, now: Date) =>
  Joined.build(PutTransaction).item({
    ...{ org, contact, into },
    ttl: Math.floor(now.getTime() / 1000) + KEPT_DAYS * 86_400,
  })
