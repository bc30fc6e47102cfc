import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { queueVariable } from '#contract/environment.ts'
import { jobs } from '#contract/jobs.ts'
import { handler } from '../../functions/jobs/react.ts'
import { startEvents } from '../../lib/local/events.ts'
import { startStream } from '../../lib/local/stream.ts'

/**
 * Follows the bench's table as the local cloud does; live updates go to an Events API that nobody listens to, and work to
 * queues that nobody reads, but for those whose addresses are given.
 */
export async function startBenchStream(
  { dir, tableUrl }: { dir: string; tableUrl: string },
  queues: Partial<Record<keyof typeof jobs, string>> = {},
) {
  const unread = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1')
  await once(unread, 'listening')
  for (const [name, { source }] of Object.entries(jobs))
    if (source === 'queue')
      process.env[queueVariable(name)] = `http://127.0.0.1:${(unread.address() as AddressInfo).port}/unread`
  for (const [name, url] of Object.entries(queues)) process.env[queueVariable(name)] = url
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
      unread.closeAllConnections()
      unread.close()
    },
  }
}
