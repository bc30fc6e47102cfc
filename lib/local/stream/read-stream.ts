import { statSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import { wallNow } from '../clock.ts'
import { getRecords } from './get-records.ts'
import { type Looks, openLooks } from './looks.ts'
import { openShards } from './open-shards.ts'
import type { Positions } from './positions.ts'

/** Polling delay determines how soon a message is on the screen; idle polling costs CPU time all day. */
const ACTIVE_POLL_MS = 40
const IDLE_POLL_MS = 200
const ACTIVE_FOR_MS = 10_000
/** A look at a file costs next to nothing; what is written in between is read together. */
const LOOK_MS = 25
/** As late a write may show in the table, or as coarse are the times of files. */
const LATE_MS = 40
/** Without a write for this long, it is asked all the same. */
const ASK_MS = 1_000
const AFTER_ERROR_MS = 200
/** DynamoDB returns at most this many records per call. */
const MOST_READ = 1_000

type Read = { shardId: string; records: DynamoDBRecord[]; isLast: boolean }

/** Yields the records after the given positions, shard by shard, parents before their children, until aborted. */
export async function* readStream(
  {
    url,
    client,
    written,
    looks = openLooks(),
  }: { url: string; client: DynamoDBStreamsClient; written?: string; looks?: Looks },
  arn: string,
  positions: Pick<Positions, 'get'>,
  signal: AbortSignal,
): AsyncGenerator<Read> {
  let iterators = new Map<string, string>()
  let lastRecordAt = 0
  let isAway = false
  // Records already read are not read again, even if they were not taken yet.
  const read = new Map<string, string>()
  const reached = { get: (shardId: string) => read.get(shardId) ?? positions.get(shardId) }

  while (!signal.aborted) {
    try {
      if (iterators.size === 0) iterators = await openShards(client, arn, reached)
      isAway = false
      let seen = 0
      const askedAt = wallNow()
      const asked = looks.count()
      for (const [shardId, iterator] of iterators) {
        const answer = await getRecords(url, { ShardIterator: iterator, Limit: MOST_READ }, signal)
        const records = answer.Records ?? []
        const isLast = !answer.NextShardIterator
        seen += records.length
        const last = records.at(-1)?.dynamodb?.SequenceNumber
        if (last || isLast) read.set(shardId, isLast ? 'read' : (last ?? ''))
        if (records.length > 0 || isLast) yield { shardId, records, isLast }
        // A closed shard may have children by now: list all shards again.
        if (answer.NextShardIterator) iterators.set(shardId, answer.NextShardIterator)
        else iterators.clear()
      }
      if (seen > 0) lastRecordAt = wallNow()
      else looks.tell(asked)
      if (looks.count() > 0) continue
      const pause = wallNow() - lastRecordAt < ACTIVE_FOR_MS ? ACTIVE_POLL_MS : IDLE_POLL_MS
      if (written) await untilWritten(written, askedAt, looks, signal)
      else if (seen === 0) await looks.pause(pause, signal)
    } catch (error) {
      if (signal.aborted) return
      // An expired iterator, or a restart of the engine: continue from the last position.
      iterators = new Map()
      if (!isAway) console.error('The table stream could not be read, trying again:', (error as Error).message)
      isAway = true
      await setTimeout(AFTER_ERROR_MS, undefined, { signal }).catch(() => {})
    }
  }
}

/** Waits until the file may have changed since that time, or somebody asks. */
async function untilWritten(file: string, since: number, looks: Looks, signal: AbortSignal) {
  const isOld = () => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < since - LATE_MS
  do await looks.pause(LOOK_MS, signal)
  while (!signal.aborted && looks.count() === 0 && isOld() && wallNow() < since + ASK_MS)
}
