import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { queueVariable } from '#contract/environment.ts'
import { jobs } from '#contract/jobs.ts'
import { countUnread } from '../../functions/core/messaging/unread/door.ts'
import { handler } from '../../functions/webhooks/twilio.ts'
import { type BenchCloud, connectDealership } from './bench-cloud.ts'
import { startBenchStream } from './bench-stream.ts'
import { inboundEvent } from './dealership.ts'
import type { Figure } from './measure.ts'

const SILENT_SECONDS = 60
const BUSY_EACH_MS = 250
const LOOKED_EACH_MS = 2_000
const MOST_SECONDS = 10

/** Time until another dealership's message is counted while every queue does not respond for a minute. */
export async function measureSilentQueue(cloud: BenchCloud): Promise<Figure[]> {
  const stream = await startBenchStream(cloud)
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const environment = { ...process.env }
  for (const [name, { source }] of Object.entries(jobs))
    if (source === 'queue')
      process.env[queueVariable(name)] = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/silent`
  process.env.SET_ASIDE_BUCKET = process.env.MEDIA_BUCKET
  try {
    const [busy, other] = [await connectDealership(), await connectDealership()]
    const until = performance.now() + SILENT_SECONDS * 1000
    const write = async (token: string, n: number) => {
      const from = `+1555${5_000_000 + n}`
      await handler(inboundEvent(token, `SM${token}${from}`, from, 'Is it still there?'))
    }
    const keepBusy = async () => {
      for (let n = 0; performance.now() < until; n++) await Promise.all([write(busy.token, n), wait(BUSY_EACH_MS)])
    }
    const seconds: number[] = []
    const look = async () => {
      for (let n = 0; performance.now() < until; n++) {
        const start = performance.now()
        await write(other.token, n)
        while ((await countUnread({ org: other.ctx.org })) <= n) await wait(20)
        seconds.push((performance.now() - start) / 1000)
        await wait(LOOKED_EACH_MS)
      }
    }
    await Promise.all([keepBusy(), look()])
    const worst = Math.max(...seconds)
    return [
      {
        measure: `another dealership's message until it is counted, while SQS is silent for ${SILENT_SECONDS} s`,
        floor: '—',
        ours: `${worst.toFixed(1)} s at worst of ${seconds.length}`,
        reach: `≤ ${MOST_SECONDS} s`,
        isReached: worst <= MOST_SECONDS,
      },
    ]
  } finally {
    Object.assign(process.env, environment)
    silent.closeAllConnections()
    silent.close()
    await stream.stop()
  }
}
