import {
  type BatchWriteCommandInput,
  QueryCommand as Query,
  BatchWriteCommand as SendWrites,
} from '@aws-sdk/lib-dynamodb'
import type { FormattedItem } from 'dynamodb-toolbox/entity'
import { BatchGetCommand, execute, type IBatchGetRequest } from 'dynamodb-toolbox/table/actions/batchGet'
import type { IBatchWriteRequest } from 'dynamodb-toolbox/table/actions/batchWrite'
import { table as layout } from '#contract/table.ts'
import { wait } from '../aws/patience.ts'
import { table } from './client.ts'

/** DynamoDB's limits per request. */
const MOST_READ = 100
const MOST_WRITTEN = 25
/** Concurrent requests: more of them would only be throttled. */
const WRITES_AT_ONCE = 4
export const SENT_TOGETHER = MOST_WRITTEN * WRITES_AT_ONCE

/** Under load DynamoDB processes part of a batch and returns the rest, which is retried for about eight seconds. */
const ATTEMPTS = 10
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 3_200

type Found<R> = R extends IBatchGetRequest ? FormattedItem<R['entity']> | undefined : never

/** Reads any number of items, each key once; in the order of the requests, undefined for missing items. */
export async function readAll<const R extends readonly IBatchGetRequest[]>(
  requests: R,
  options: { consistent?: boolean } = {},
) {
  const parts: Promise<unknown[]>[] = []
  for (let i = 0; i < requests.length; i += MOST_READ) parts.push(readSome(requests.slice(i, i + MOST_READ), options))
  return (await Promise.all(parts)).flat() as { [At in keyof R]: Found<R[At]> }
}

async function readSome<R extends IBatchGetRequest>(requests: readonly R[], options: { consistent?: boolean }) {
  const found: Found<R>[] = requests.map(() => undefined as Found<R>)
  let left = requests.map((_, i) => i)
  await untilTaken(async () => {
    const wanted = left.map((i) => requests[i] as IBatchGetRequest)
    const { Responses, UnprocessedKeys = {} } = await execute(
      table
        .build(BatchGetCommand)
        .requests(...wanted)
        .options(options),
    )
    for (const [n, i] of left.entries()) found[i] = Responses[0]?.[n] as Found<R>
    // Unprocessed requests are only identified by key; everything without a result is requested again.
    left = Object.keys(UnprocessedKeys).length > 0 ? left.filter((i) => found[i] === undefined) : []
    return left.length === 0
  })
  return found
}

type Write = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number]

/**
 * Puts and removes any number of items, each independently; repeating it is harmless. If an item occurs twice, the last
 * one counts. `requireTurn` throws once nothing more may be sent.
 */
export async function writeAll(requests: readonly IBatchWriteRequest[], requireTurn = () => {}): Promise<void> {
  // DynamoDB refuses a whole batch that names an item twice, and processes batches in no particular order.
  const byKey = new Map(requests.map((request) => request.params()).map((write) => [keyOf(write), write]))
  await sendInParts([...byKey.values()], requireTurn)
}

/** Sends any number of writes, each of another item; none before all have arrived that are `SENT_TOGETHER` or more ahead of it. */
export async function sendInParts(writes: readonly Write[], requireTurn = () => {}): Promise<void> {
  const parts: Write[][] = []
  for (let i = 0; i < writes.length; i += MOST_WRITTEN) parts.push(writes.slice(i, i + MOST_WRITTEN))
  for (let i = 0; i < parts.length; i += WRITES_AT_ONCE)
    await Promise.all(
      parts.slice(i, i + WRITES_AT_ONCE).map((part) => sendWrites({ [table.getName()]: part }, requireTurn)),
    )
}

function keyOf({ PutRequest, DeleteRequest }: Write): string {
  const item = PutRequest?.Item ?? DeleteRequest?.Key
  return JSON.stringify([item?.[layout.partitionKey], item?.[layout.sortKey]])
}

/** Removes all items of a partition; if interrupted, a repeat continues. */
export async function removePartition(partition: string): Promise<void> {
  for (;;) {
    const keys = await firstKeysOf(partition)
    if (keys.length === 0) return
    await sendWrites({ [table.getName()]: keys.map((Key) => ({ DeleteRequest: { Key } })) })
  }
}

export const isEmpty = async (partition: string): Promise<boolean> => (await firstKeysOf(partition)).length === 0

async function firstKeysOf(partition: string) {
  const { Items = [] } = await table.getDocumentClient().send(
    new Query({
      TableName: table.getName(),
      KeyConditionExpression: '#pk = :pk',
      ProjectionExpression: '#pk, #sk',
      ExpressionAttributeNames: { '#pk': layout.partitionKey, '#sk': layout.sortKey },
      ExpressionAttributeValues: { ':pk': partition },
      Limit: MOST_WRITTEN,
      ConsistentRead: true,
    }),
  )
  return Items
}

/** Sends writes until all are taken. */
async function sendWrites(requests: BatchWriteCommandInput['RequestItems'], requireTurn = () => {}) {
  let RequestItems = requests
  await untilTaken(async () => {
    requireTurn()
    const { UnprocessedItems = {} } = await table.getDocumentClient().send(new SendWrites({ RequestItems }))
    RequestItems = UnprocessedItems
    return Object.keys(UnprocessedItems).length === 0
  })
}

/** Sends until nothing is left, with longer and longer pauses; throws if something is still left. */
async function untilTaken(send: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < ATTEMPTS; i++) {
    if (await send()) return
    await wait(Math.random() * Math.min(FIRST_PAUSE_MS * 2 ** i, LONGEST_PAUSE_MS))
  }
  const error = new Error('The table took only a part of a batch, again and again.')
  throw Object.assign(error, { name: 'ThrottlingException' })
}
