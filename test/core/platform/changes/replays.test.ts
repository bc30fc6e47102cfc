import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queueVariable } from '#contract/environment.ts'
import { type JobName, jobs } from '#contract/jobs.ts'
import { replayBatch } from '../../../../functions/core/platform/changes/replay-batch.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { follows } from '../../../../functions/jobs/follows.ts'
import { handler as react } from '../../../../functions/jobs/react.ts'
import { startStream } from '../../../../lib/local/stream.ts'
import { connectDealership, startBenchCloud } from '../../../bench/bench-cloud.ts'
import { eventually } from '../../../eventually.ts'
import { randomOf } from '../../../fault-proxy.ts'
import { makeManyChanges, moveOn } from '../../../many-changes.ts'
import { newFolder } from '../../../new-folder.ts'
import { itemsWith } from '../../../table-items.ts'

let cloud: Awaited<ReturnType<typeof startBenchCloud>>
let stream: Awaited<ReturnType<typeof startStream>>
const told: DynamoDBRecord[] = []
/** Accepts messages to any queue, without processing them. */
const queue = createServer((request, response) => void request.resume().on('end', () => response.end('{}')))

beforeAll(async () => {
  cloud = await startBenchCloud()
  await once(queue.listen(0, '127.0.0.1'), 'listening')
  const queues = `http://127.0.0.1:${(queue.address() as AddressInfo).port}`
  const names = (Object.keys(jobs) as JobName[]).filter((name) => jobs[name].source === 'queue')
  Object.assign(process.env, Object.fromEntries(names.map((name) => [queueVariable(name), `${queues}/${name}`])))
  // Nobody listens to live updates.
  process.env.EVENTS_ENDPOINT = 'http://127.0.0.1:9/event'
  stream = await startStream({
    tableUrl: cloud.tableUrl,
    tableName: process.env.TABLE_NAME ?? '',
    dir: newFolder('replays'),
    functionName: 'react',
    invoke: async (_, event) => {
      told.push(...(event as DynamoDBStreamEvent).Records)
      return react(event as DynamoDBStreamEvent)
    },
    failures: async () => expect.fail('Nothing is to be given up.'),
  })
})
afterAll(async () => {
  await stream.stop()
  await cloud.stop()
  queue.close()
})

/** What says how often, or when last, something was told: that alone may differ where it is told again. */
const OF_TELLING = /#(?:LATE_FACTS|TOLD)\b/

async function itemsOf({ org }: Ctx): Promise<Map<string, object>> {
  const found = Object.entries((await itemsWith([org])) as Record<string, object>)
  return new Map(
    found
      .filter(([key]) => !OF_TELLING.test(key))
      .map(([key, item]) => [key, { ...item, told_at: undefined, version: undefined }]),
  )
}
const allFollowed = () => eventually(async () => expect(await stream.lagMs()).toBe(0))

test('changes that are told again, in any order and after newer ones, leave all as it was', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const random = randomOf(11)
  const { ctx } = await connectDealership(cloud.twilio.accounts()[0])
  await makeManyChanges(ctx, random)
  await allFollowed()
  await moveOn(ctx)
  await allFollowed()
  const before = await itemsOf(ctx)
  expect(told.length).toBeGreaterThan(200)

  const places = new Map(told.map((record) => [record, random()]))
  const shuffled = told.toSorted((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0))
  await replayBatch(follows, shuffled)
  await allFollowed()
  const after = await itemsOf(ctx)
  const keys = new Set([...before.keys(), ...after.keys()])
  expect([...keys].filter((key) => !isDeepStrictEqual(before.get(key), after.get(key)))).toEqual([])
})
