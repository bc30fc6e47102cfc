import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { readWordKey, Word, wordKey, wordsOf } from './word-entity.ts'

export type FoundWord = Awaited<ReturnType<typeof findWords>>['words'][number]

/**
 * Words that begin with `word`, from behind `place`, `limit` at most read; `others` must stand in the contact's text too.
 * `units`: the read capacity that it took.
 */
export async function findWords(org: OrgId, word: string, others: string[], place: string | undefined, limit: number) {
  const conditions = others.map((other) => ({ attr: 'text' as const, contains: ` ${other}` }))
  const {
    Items = [],
    LastEvaluatedKey,
    ConsumedCapacity,
  } = await table
    .build(QueryCommand)
    .entities(Word)
    .query({ partition: wordsOf(org), range: { beginsWith: word } })
    .options({
      limit,
      capacity: 'TOTAL',
      ...(place ? { exclusiveStartKey: { pk: wordsOf(org), sk: place } } : {}),
      ...(conditions.length > 0 ? { filters: { word: { and: conditions } } } : {}),
    })
    .send()
  return {
    words: Items.map(({ sk, text }) => ({ ...readWordKey(sk), text, place: sk })),
    place: LastEvaluatedKey?.sk as string | undefined,
    units: ConsumedCapacity?.CapacityUnits ?? 0,
  }
}

/** Writes and removes search words; repeating it changes nothing. */
export async function changeWords(
  org: OrgId,
  contact: string,
  text: string,
  put: string[],
  remove: string[],
): Promise<void> {
  const requests = [
    ...put.map((word) => Word.build(BatchPutRequest).item({ ...wordKey(org, word, contact), text })),
    ...remove.map((word) => Word.build(BatchDeleteRequest).key(wordKey(org, word, contact))),
  ]
  await writeAll(requests)
}
