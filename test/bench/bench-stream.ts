import { join } from 'node:path'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { jobs } from '#contract/jobs.ts'
import { handler } from '../../functions/jobs/react.ts'
import { startEvents } from '../../lib/local/events.ts'
import { startStream } from '../../lib/local/stream.ts'

/** Follows the bench's table as the local cloud does; live updates go to an Events API that nobody listens to. */
export async function startBenchStream({ dir, tableUrl }: { dir: string; tableUrl: string }) {
  const events = await startEvents({ invoke: async () => ({}), accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '' })
  process.env.EVENTS_ENDPOINT = `${events.url}/event`
  const stream = await startStream({
    tableUrl,
    tableName: process.env.TABLE_NAME ?? '',
    dir: join(dir, 'stream'),
    functionName: 'react',
    invoke: (_, event) => handler(event as DynamoDBStreamEvent),
    failures: async (records) => console.error(`${records.length} changes were given up.`),
    batchSize: jobs.react.batchSize,
    lanes: jobs.react.lanes,
  })
  return {
    ...stream,
    async stop() {
      await stream.stop()
      await events.stop()
    },
  }
}
