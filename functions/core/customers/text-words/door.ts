import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { removePartition, writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { IndexedPast, KnownWords, knownWordsOf, TextWord } from './entity.ts'
import type { TextKind } from './rules.ts'
import { putsOf } from './store.ts'

/** Takes all words of a contact out of the index. Safe to repeat. */
export async function removeWords(org: OrgId, contact: string): Promise<void> {
  const partition = knownWordsOf(org, contact)
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(KnownWords)
    .query({ partition })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  const keys = Items.flatMap((one) => putsOf(org, { ...one, kind: one.kind as TextKind }))
  await writeAll(keys.map((key) => TextWord.build(BatchDeleteRequest).key(key)))
  await removePartition(partition)
}

export async function findPast(org: OrgId) {
  const { Item } = await IndexedPast.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

/** `place`: behind which contact it goes on; undefined at the end. */
export async function putPast(org: OrgId, place: string | undefined): Promise<void> {
  await IndexedPast.build(PutItemCommand)
    .item({ org, place, is_done: place === undefined })
    .send()
}
