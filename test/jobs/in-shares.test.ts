import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queueVariable } from '#contract/environment.ts'
import type { Job } from '#contract/job.ts'
import { jobs } from '#contract/jobs.ts'
import { enqueueAll } from '../../functions/core/platform/aws/queues.ts'
import { eachRecord } from '../../functions/jobs/each-record.ts'
import { inShares } from '../../functions/jobs/in-shares.ts'
import { startQueues } from '../../lib/local/queues.ts'
import { eventually } from '../eventually.ts'
import { newFolder } from '../new-folder.ts'
import { openTestTable } from '../table.ts'

type QueueJob = Extract<Job, { source: 'queue' }>
const queueJobs = Object.entries<Job>(jobs).filter((entry): entry is [string, QueueJob] => entry[1].source === 'queue')
/** What calls servers, accounts, and vendors that dealerships name, or mails for them. */
const CALLS: Job['uses'] = ['webhook-secrets:decrypt', 'keys:push', 'google', 'ai', 'twilio', 'ftp', 'mail']
/** What calls any address that a dealership names: several of these may hang at once. */
const NAMED_FREELY: Job['uses'] = ['webhook-secrets:decrypt', 'keys:push']
/** Accounts are opened before there is a dealership. */
const callers = queueJobs.filter(
  ([name, { uses }]) => name !== 'open-accounts' && uses.some((use) => CALLS.includes(use)),
)

/** Work whose neighbor hangs until the end, and work that is done at once; who began and who is done. */
const began: string[] = []
const done: string[] = []
const ended = Promise.withResolvers<void>()
let queues: Awaited<ReturnType<typeof startQueues>>
beforeAll(async () => {
  await openTestTable()
  const handlers = Object.fromEntries(
    callers.map(([name, { share = { workers: 1000 }, ...row }]) => {
      // The same in less time.
      const quick = share.afterSeconds === undefined ? share : { ...share, afterSeconds: 0.1 }
      const order = inShares(name, { ...row, share: quick })
      const work = eachRecord<{ org: string; hangs: boolean }>(
        async ({ org, hangs }) => {
          began.push(name + org)
          if (hangs) await ended.promise
          done.push(name + org)
        },
        { order },
      )
      return [name, work]
    }),
  )
  queues = await startQueues({
    dir: newFolder('queues'),
    queues: callers.map(([name, { batchSize, workers }]) => ({
      name,
      handler: name,
      batchSize,
      workers,
      maxReceiveCount: 3,
      visibilitySeconds: 300,
    })),
    invoke: (name, event) => handlers[name]?.(event as SQSEvent) as Promise<unknown>,
  })
  for (const [name] of callers) vi.stubEnv(queueVariable(name), queues.queueUrl(name))
})
afterAll(async () => {
  ended.resolve()
  await queues?.stop()
  vi.unstubAllEnvs()
})

test.concurrent.each(callers)(
  '%s: a dealership whose neighbors all hang takes no worker from another',
  async (name, row) => {
    const [org, other] = [randomUUID(), randomUUID()]
    const send = (to: string, hangs: boolean, count = 1) =>
      enqueueAll(
        name,
        Array.from({ length: count }, () => ({ body: { org: to, hangs } })),
      )
    await send(org, true)
    // Until it has been seen to take long.
    await eventually(() => expect(began).toContain(name + org))
    await wait(300)
    await send(org, true, row.workers * row.batchSize * 2)
    await send(other, false)
    await eventually(() => expect(done).toContain(name + other))
    expect(done).not.toContain(name + org)
    const neighbors = row.uses.some((use) => NAMED_FREELY.includes(use)) ? 3 : 1
    expect(row.workers, 'one is left for others').toBeGreaterThan(neighbors * (row.share?.workers ?? 0))
  },
)
