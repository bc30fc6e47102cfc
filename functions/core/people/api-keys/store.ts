import { BatchGetRequest } from 'dynamodb-toolbox/entity/actions/batchGet'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $add, $set, UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import { type OrgId, provenOrg } from '../../platform/ctx.ts'
import { readAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionFailed, isConditionMet, isThrottled } from '../../platform/table/conflicts.ts'
import { ApiKey, type ApiKeyItem, KeyPlace, keysOf } from './entity.ts'

/** A key whose text was presented, which proves its organization. */
export type Key = ApiKeyItem & { org: OrgId }

/** The key with this hash, read consistently. */
export async function findByHash(hash: string): Promise<Key | undefined> {
  const { Item } = await ApiKey.build(GetItemCommand).key({ hash }).options({ consistent: true }).send()
  return Item && { ...Item, org: provenOrg(Item.org) }
}

/** An organization's key by its id. */
export async function findKey(org: OrgId, id: string): Promise<ApiKeyItem | undefined> {
  const { Item } = await KeyPlace.build(GetItemCommand).key({ org, id }).options({ consistent: true }).send()
  return Item && findByHash(Item.hash)
}

/** All keys of an organization, newest first. */
export async function listOf(org: OrgId): Promise<ApiKeyItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(KeyPlace)
    .query({ partition: keysOf(org) })
    .options({ reverse: true, consistent: true })
    .send()
  const keys = await readAll(
    Items.map(({ hash }) => ApiKey.build(BatchGetRequest).key({ hash })),
    { consistent: true },
  )
  return keys.filter((key) => key !== undefined)
}

type NewKey = Omit<ApiKeyItem, 'minute' | 'calls' | 'refused_minute' | 'refused_as'>

export async function putKey(key: NewKey): Promise<void> {
  const { org, id, hash } = key
  const absent = { condition: { attr: 'org', exists: false } } as const
  await execute(
    ApiKey.build(PutTransaction).item(key).options(absent),
    KeyPlace.build(PutTransaction).item({ org, id, hash }).options(absent),
  )
}

/** Returns false if it was already revoked, or is gone. */
export const setRevoked = (hash: string, revoked_at: string): Promise<boolean> =>
  isConditionMet(
    ApiKey.build(UpdateItemCommand)
      .item({ hash, revoked_at })
      .options({
        condition: {
          and: [
            { attr: 'org', exists: true },
            { attr: 'revoked_at', exists: false },
          ],
        },
      })
      .send(),
  )

export async function deleteKey({ org, id, hash }: Pick<ApiKeyItem, 'org' | 'id' | 'hash'>): Promise<void> {
  await execute(ApiKey.build(DeleteTransaction).key({ hash }), KeyPlace.build(DeleteTransaction).key({ org, id }))
}

/**
 * Counts a call and returns the number of calls in this minute; undefined if the key was deleted meanwhile. Concurrent
 * first calls of a minute count as one, which saves a write.
 */
export async function countCall({ hash, minute: last }: ApiKeyItem, minute: number): Promise<number | undefined> {
  try {
    const { Attributes } = await ApiKey.build(UpdateItemCommand)
      .item({ hash, minute, calls: last === minute ? $add(1) : 1 })
      .options({ condition: { attr: 'org', exists: true }, returnValues: 'UPDATED_NEW' })
      .send()
    return Attributes?.calls
  } catch (error) {
    if (isConditionFailed(error)) return undefined
    // One item takes only so many writes a second, and no one else writes this one.
    if (isThrottled(error)) return Number.POSITIVE_INFINITY
    throw error
  }
}

/** True if this is the minute's first refusal of its kind, which is the one to record. */
export async function noteRefusal(key: ApiKeyItem, refused_minute: number, kind: string): Promise<boolean> {
  const noted = key.refused_minute === refused_minute ? (key.refused_as ?? []) : []
  if (noted.includes(kind)) return false
  return isConditionMet(
    ApiKey.build(UpdateItemCommand)
      .item({ hash: key.hash, refused_minute, refused_as: $set([...noted, kind]) })
      .options({
        condition: {
          and: [
            { attr: 'org', exists: true },
            {
              or: [{ attr: 'refused_minute', ne: refused_minute }, { not: { attr: 'refused_as', contains: kind } }],
            },
          ],
        },
      })
      .send(),
  )
}
