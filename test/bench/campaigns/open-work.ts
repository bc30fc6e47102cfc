import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { queueVariable } from '#contract/environment.ts'
import { jobs } from '#contract/jobs.ts'
import { bundle } from '../../../bin/build.ts'
import { startQueues } from '../../../lib/local/queues.ts'
import type { BenchCloud } from '../bench-cloud.ts'
import { startFunctions } from '../due/start-functions.ts'
import { startFaultyLine } from '../faults/faulty-line.ts'

const KIND = 'run-campaigns'

/**
 * The built functions that do campaigns' work, on a queue of their own, with a line to Twilio that knows what left.
 * `isIdle`: nothing on the queue is done.
 */
export async function openWork(cloud: BenchCloud, name: string, { isIdle = false } = {}) {
  const environment = { ...process.env }
  const line = await startFaultyLine(cloud.twilio.url)
  const unread = createServer((_, answer) => answer.end('{}')).listen(0, '127.0.0.1')
  await once(unread, 'listening')
  const nowhere = `http://127.0.0.1:${(unread.address() as AddressInfo).port}/unread`
  const dir = join(cloud.dir, name)
  const files: Record<string, string> = {}
  for (const one of ['run-due', KIND]) {
    await bundle({ name: one, entry: `functions/jobs/${one}.ts` }, dir)
    files[one] = join(dir, one, 'index.mjs')
  }
  let workers: Awaited<ReturnType<typeof startFunctions>> | undefined
  const queues = await startQueues({
    dir: join(dir, 'queues'),
    queues: [
      {
        name: KIND,
        handler: KIND,
        batchSize: jobs[KIND].batchSize,
        workers: jobs[KIND].workers,
        // A campaign here meets more kills than in all its life there.
        maxReceiveCount: 1_000,
        visibilitySeconds: 10,
      },
    ],
    // A batch that died comes back.
    invoke: async (_, event) =>
      !isIdle &&
      workers?.call(KIND, event).catch(() => ({
        batchItemFailures: (event as { Records: { messageId: string }[] }).Records.map(({ messageId }) => ({
          itemIdentifier: messageId,
        })),
      })),
  })
  Object.assign(process.env, { TWILIO_BASE_URL: line.url, EVENTS_ENDPOINT: nowhere })
  for (const [job, { source }] of Object.entries(jobs))
    if (source === 'queue') process.env[queueVariable(job)] = job === KIND ? queues.queueUrl(KIND) : nowhere
  workers = await startFunctions(files)
  const running = workers
  /** How often each message of ours left for Twilio. */
  const left = new Map<string, number>()
  line.let((message) => {
    left.set(message, (left.get(message) ?? 0) + 1)
    return 'through'
  })
  return {
    left,
    kill: () => running.killAndStart(),
    runDue: (now: Date) => running.call('run-due', { now: now.toISOString() }).catch(() => {}),
    async stop() {
      await running.stop()
      await Promise.all([queues.stop(), line.stop()])
      unread.closeAllConnections()
      unread.close()
      Object.assign(process.env, environment)
    },
  }
}
