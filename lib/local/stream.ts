import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Invoke } from './invoke.ts'
import type { Deliver } from './stream/deliver-batch.ts'
import { openLanes } from './stream/lanes.ts'
import { openLooks } from './stream/looks.ts'
import { measureLag } from './stream/measure-lag.ts'
import { openPositions } from './stream/positions.ts'
import { readStream } from './stream/read-stream.ts'
import { isChange, isOneOf, toLambdaRecord } from './stream/to-lambda-record.ts'
import { LOCAL_CREDENTIALS } from './table/local-credentials.ts'

/** Time stop() waits for a running handler; its records are then delivered again at the next start. */
const STOP_SECONDS = 1.5

type StreamOptions = {
  tableUrl: string
  /** The file in which the engine's writes show: while it is as it was, nothing is read. */
  written?: string
  tableName: string
  /** The folder that stores the stream positions. */
  dir: string
  invoke: Invoke
  functionName: string
  /** The entities whose changes are delivered; all if absent. */
  entities?: readonly string[]
  /** Stores records that the function did not take after all retries; the stream goes on once it resolves. */
  failures: (records: DynamoDBRecord[]) => Promise<void>
  batchSize?: number
  /** The number of batches delivered in parallel. */
  lanes?: number
  /** The cloud's time at one of the engine's, in milliseconds; the engine's own if absent. */
  timeAt?: (wall: number) => number
}

/** The table's local event source mapping: delivers records to a function, each item's in order, each at least once. */
export async function startStream(options: StreamOptions) {
  const {
    tableUrl,
    written,
    tableName,
    dir,
    invoke,
    functionName,
    entities,
    failures,
    batchSize = 100,
    lanes: count = 4,
    timeAt = (wall) => wall,
  } = options
  const connection = { endpoint: tableUrl, region: 'us-east-1', credentials: LOCAL_CREDENTIALS }
  const arn = await streamArn(new DynamoDBClient(connection), tableName)
  const client = new DynamoDBStreamsClient(connection)
  const positions = openPositions(join(dir, 'stream.json'), arn)
  const stopped = new AbortController()
  const looks = openLooks()

  const deliver: Deliver = {
    invoke: (records) => invoke(functionName, { Records: records }),
    giveUp: failures,
    signal: stopped.signal,
  }
  const lanes = openLanes({ deliver, count, batchSize, onTaken: positions.set })
  const follow = async () => {
    for await (const { shardId, records, isLast } of readStream(
      { url: tableUrl, client, written, looks },
      arn,
      positions,
      stopped.signal,
    )) {
      await lanes.add(
        shardId,
        records.map((record) => ({
          sequence: record.dynamodb?.SequenceNumber ?? '',
          record: isChange(record) && isOneOf(entities, record) ? toLambdaRecord(record, arn, timeAt) : undefined,
        })),
      )
      // A shard's children may only follow once all of it is delivered.
      if (isLast) await lanes.settled()
      if (stopped.signal.aborted) return
      if (isLast) positions.set(shardId, 'read')
    }
  }
  const following = follow().catch((error) => {
    if (!stopped.signal.aborted) console.error('The table stream is no longer followed:', error)
  })

  return {
    /** The age of the oldest record that no function has taken yet; 0 if all are taken. */
    lagMs: () => measureLag({ url: tableUrl, client }, arn, positions),
    /** Resolves once all that was written before this call is taken. */
    async caughtUp() {
      await looks.nothingNew()
      await lanes.settled()
    },
    async stop() {
      stopped.abort()
      const ended = Promise.all([following, lanes.ended()])
      await Promise.race([ended, setTimeout(STOP_SECONDS * 1000, undefined, { ref: false })])
      positions.close()
      client.destroy()
    },
  }
}

async function streamArn(client: DynamoDBClient, tableName: string): Promise<string> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }))
  client.destroy()
  if (!Table?.LatestStreamArn) throw new Error(`The local table ${tableName} has no stream.`)
  return Table.LatestStreamArn
}
