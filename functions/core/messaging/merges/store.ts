import { BatchDeleteRequest } from 'dynamodb-toolbox/entity/actions/batchDelete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { mergeWrites, partingWrites } from '../../customers/contacts/merge-two.ts'
import { noTwinsRemoval } from '../../customers/twins/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, onlyNew } from '../../platform/table/conflicts.ts'
import { type Write, writeTogether } from '../../platform/table/write.ts'
import { headsPut, headsRemoval, wakingPuts } from '../conversations/door.ts'
import { Merge, type MergeItem, mergesOf, type Seen } from './entity.ts'

const MOST_LISTED = 100

export async function findMerge(org: OrgId, id: string): Promise<MergeItem | undefined> {
  const { Item } = await Merge.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item
}

/** The latest merges, newest first. */
export async function listLatest(org: OrgId) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Merge)
    .query({ partition: mergesOf(org) })
    .options({ reverse: true, limit: MOST_LISTED, consistent: true })
    .send()
  return Items
}

/** Makes one contact of two, as both were read, with what is written along, all or nothing; false where either changed meanwhile. */
export async function putMerge(merge: MergeItem, { kept, leaving, after }: Seen, others: Write[]): Promise<boolean> {
  const { org } = merge
  return writeTogether([
    ...(await mergeWrites({ kept, leaving, after }, merge)),
    ...headsPut(after),
    ...headsPut(leaving, after),
    Merge.build(PutTransaction).item(merge).options(onlyNew),
    ...wakingPuts(after),
    noTwinsRemoval(org, kept.id, leaving.id),
    ...others,
  ])
}

/** A deleted contact's merges keep what they knew of it no longer. */
export const deleteMerges = (org: OrgId, ids: string[]): Promise<void> =>
  writeAll([...new Set(ids)].map((id) => Merge.build(BatchDeleteRequest).key({ org, id })))

/** From now on nobody merges either of them, until they are two again. False where somebody did before. */
export const setUndoing = ({ org, id }: MergeItem) =>
  isConditionMet(
    Merge.build(UpdateItemCommand)
      .item({ org, id, status: 'undoing' })
      .options({ condition: { attr: 'status', eq: 'merged' } })
      .send(),
  )

/** Makes two contacts again of one that still is as it was read, all or nothing; false where it changed meanwhile. */
export async function putUndone(
  merge: MergeItem,
  now: ContactItem,
  { kept, leaving }: Pick<Seen, 'kept' | 'leaving'>,
  others: Write[],
): Promise<boolean> {
  return writeTogether([
    ...(await partingWrites(now, { kept, leaving }, merge.id)),
    ...headsPut(kept),
    ...headsPut(leaving),
    ...headsRemoval(now, kept),
    Merge.build(PutTransaction).item({ ...merge, status: 'undone', seen: undefined, beside: undefined }),
    ...wakingPuts(leaving),
    ...others,
  ])
}
