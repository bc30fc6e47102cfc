import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { queueVariable } from '#contract/environment.ts'
import { type JobName, jobs } from '#contract/jobs.ts'
import { bundle } from '../../../bin/build.ts'
import { startQueues } from '../../../lib/local/queues.ts'
import type { BenchCloud } from '../bench-cloud.ts'
import { startFaultyLine } from '../faults/faulty-line.ts'
import { startFunctions } from './start-functions.ts'

interface Doom {
  name: string
  /** A killed consumer's messages come back after so long. */
  visibilitySeconds: number
  /** The consumers die along, not the minute's run alone. */
  isWhole: boolean
}

/**
 * The minute's run and these jobs, on queues of their own, as processes that can be killed in the midst of their work.
 * Whatever they queue for other jobs is dropped.
 */
export async function startDoomedJobs(cloud: BenchCloud, kinds: readonly JobName[], doom: Doom) {
  const environment = { ...process.env }
  const line = await startFaultyLine(cloud.twilio.url)
  const unread = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1')
  await once(unread, 'listening')
  const nowhere = `http://127.0.0.1:${(unread.address() as AddressInfo).port}/unread`
  const dir = join(cloud.dir, doom.name)
  const files: Record<string, string> = {}
  for (const name of ['run-due', ...kinds]) {
    await bundle({ name, entry: `functions/jobs/${name}.ts` }, dir)
    files[name] = join(dir, name, 'index.mjs')
  }
  let consumers: Awaited<ReturnType<typeof startFunctions>> | undefined
  const queues = await startQueues({
    dir: join(dir, 'queues'),
    queues: kinds.map((name) => ({
      name,
      handler: name,
      ...sizesOf(name),
      // Each message meets more kills than in all its life there.
      maxReceiveCount: 1_000,
      visibilitySeconds: doom.visibilitySeconds,
    })),
    // A batch that died comes back.
    invoke: async (name, event) =>
      consumers?.call(name, event).catch(() => ({
        batchItemFailures: (event as { Records: { messageId: string }[] }).Records.map(({ messageId }) => ({
          itemIdentifier: messageId,
        })),
      })),
  })
  Object.assign(process.env, { TWILIO_BASE_URL: line.url, EVENTS_ENDPOINT: nowhere })
  for (const [name, { source }] of Object.entries(jobs))
    if (source === 'queue') process.env[queueVariable(name)] = nowhere
  for (const name of kinds) process.env[queueVariable(name)] = queues.queueUrl(name)
  const runs = await startFunctions(files)
  consumers = doom.isWhole ? runs : await startFunctions(files)
  return {
    runs,
    line,
    async stop() {
      await Promise.all([runs.stop(), consumers?.stop()])
      await Promise.all([queues.stop(), line.stop()])
      unread.closeAllConnections()
      unread.close()
      Object.assign(process.env, environment)
    },
  }
}

function sizesOf(name: JobName) {
  const job = jobs[name]
  if (job.source !== 'queue') throw new Error(`${name} has no queue.`)
  return { batchSize: job.batchSize, workers: job.workers }
}

type Runs = Awaited<ReturnType<typeof startFunctions>>

/** Has the minute's run find all that is due by then. */
export async function findAllDue(runs: Runs, until: Date): Promise<void> {
  for (let left = true; left; ) left = await runs.call('run-due', { now: until.toISOString() }).then(hasMore, pause)
}

const hasMore = (answer: unknown) => (answer as { queued: number }).queued > 0
/** A run that failed is repeated by the next one. */
const pause = () => wait(1_000, true)
