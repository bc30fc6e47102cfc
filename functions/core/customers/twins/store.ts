import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { NoTwins, noTwinsOf, ToldTwins, toldTwinsOf } from './entity.ts'

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
