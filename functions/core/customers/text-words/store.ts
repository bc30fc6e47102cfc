import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { $add } from 'dynamodb-toolbox/entity/actions/update/symbols'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { readAll, writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import {
  KnownWords,
  knownWordsOf,
  readTextWordKey,
  TextPeriod,
  type TextPlace,
  TextWord,
  textPeriodsOf,
  textWordKey,
  textWordsOf,
} from './entity.ts'
import { readKnownWord, type TextKind } from './rules.ts'

/** Words of a contact in a place, as they are known (rules.ts). */
export interface ContactWords extends TextPlace {
  contact: string
  words: Set<string>
}

/** Which words of these contacts and places are indexed already, in this order; undefined where there are none. */
export async function findKnown(org: OrgId, of: (TextPlace & { contact: string })[]) {
  return readAll(
    of.map(({ contact, kind, period }) => KnownWords.build(BatchGetRequest).key({ org, contact, kind, period })),
  )
}

/** Where a contact has words of a kind, with these. */
export async function listKnown(org: OrgId, contact: string, kind: TextKind) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(KnownWords)
    .query({ partition: knownWordsOf(org, contact), range: { beginsWith: kind } })
    .send()
  return Items.map(({ period, words }) => ({ period, words }))
}

export const putsOf = (org: OrgId, { contact, kind, period, words }: ContactWords) =>
  [...words].map((known) => textWordKey(org, { kind, period }, { ...readKnownWord(known), contact }))

/** Adds words to the index, then to what is known of it; repeating it changes nothing. `isFirst`: none were known there. */
export async function addWords(org: OrgId, added: (ContactWords & { isFirst: boolean })[]): Promise<void> {
  await writeAll(added.flatMap((one) => putsOf(org, one)).map((key) => TextWord.build(BatchPutRequest).item(key)))
  await Promise.all(
    added.map(({ contact, kind, period, words }) =>
      KnownWords.build(UpdateItemCommand)
        .item({ org, contact, kind, period, words: $add(words) })
        .send(),
    ),
  )
  await writeAll(
    added
      .filter(({ isFirst }) => isFirst)
      .map(({ kind, period }) => TextPeriod.build(BatchPutRequest).item({ org, kind, period })),
  )
}

/** The periods of a kind that have words, the latest first. */
export async function listPeriods(org: OrgId, kind: TextKind): Promise<string[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(TextPeriod)
    .query({ partition: textPeriodsOf(org), range: { beginsWith: kind } })
    .options({ reverse: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  return Items.map(({ period }) => period)
}

/** Who said a word that begins so in a period, the last to say it first, from behind `after`; `units`: what it took. */
export async function listSaying(org: OrgId, place: TextPlace, stem: string, after: string | undefined, limit: number) {
  const partition = textWordsOf(org, place, stem)
  const {
    Items = [],
    LastEvaluatedKey,
    ConsumedCapacity,
  } = await table
    .build(QueryCommand)
    .entities(TextWord)
    .query({ partition, range: { beginsWith: stem } })
    .options({
      limit,
      reverse: true,
      capacity: 'TOTAL',
      ...(after ? { exclusiveStartKey: { pk: partition, sk: after } } : {}),
    })
    .send()
  return {
    said: Items.map(({ sk }) => ({ ...readTextWordKey(sk), at: sk })),
    isEnd: LastEvaluatedKey === undefined,
    units: ConsumedCapacity?.CapacityUnits ?? 0,
  }
}
