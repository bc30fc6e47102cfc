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
/** Accounts are opened before there is a dealership. */
const callers = queueJobs.filter(
  ([name, { uses }]) => name !== 'open-accounts' && uses.some((use) => CALLS.includes(use)),
)

/** How long work takes, which may hang until the end; who began and who is done. */
type Takes = 'no time' | 'no time again' | 'a while' | 'forever'
const A_WHILE_MS = 600
const began: string[] = []
const done: string[] = []
const ended = Promise.withResolvers<void>()
let queues: Awaited<ReturnType<typeof startQueues>>
beforeAll(async () => {
  await openTestTable()
  const handlers = Object.fromEntries(
    callers.map(([name, { share = { workers: 1000 }, ...row }]) => {
      // The same in less time.
      const quick = share.afterSeconds === undefined ? share : { ...share, afterSeconds: 0.3 }
      const order = inShares(name, { ...row, share: quick })
      const work = eachRecord<{ org: string; takes: Takes }>(
        async ({ org, takes }) => {
          began.push(name + org)
          if (takes === 'forever') await ended.promise
          if (takes === 'a while') await wait(A_WHILE_MS)
          done.push(`${name} ${org} ${takes}`)
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
    // A busy machine's queue may be silent, and bring one twice.
    const send = (to: string, takes: Takes, count = 1) =>
      eventually(() =>
        enqueueAll(
          name,
          Array.from({ length: count }, () => ({ body: { org: to, takes } })),
        ),
      )
    const isDone = (whose: string, takes: Takes) =>
      eventually(() => expect(done).toContain(`${name} ${whose} ${takes}`))
    const slowOnce = randomUUID()
    if (row.share?.isJoint) {
      await send(slowOnce, 'a while')
      await isDone(slowOnce, 'a while')
      await send(slowOnce, 'no time')
      await isDone(slowOnce, 'no time')
    }
    await send(org, 'forever')
    // Until it has been seen to take long.
    await eventually(() => expect(began).toContain(name + org))
    await wait(A_WHILE_MS)
    // Together they could have a worker each of their own.
    const alike = row.share?.isJoint ? Array.from({ length: row.workers - 1 }, () => randomUUID()) : []
    for (const one of alike) await send(one, 'a while')
    for (const one of alike) await isDone(one, 'a while')
    await send(org, 'forever', row.workers * row.batchSize * 2)
    for (const one of alike) await send(one, 'forever', row.batchSize)
    await send(other, 'no time')
    await isDone(other, 'no time')
    if (row.share?.isJoint) {
      await send(slowOnce, 'no time again')
      await isDone(slowOnce, 'no time again')
    }
    expect(done).not.toContain(`${name} ${org} forever`)
    expect(row.workers, 'one is left for others').toBeGreaterThan(row.share?.workers ?? 0)
  },
)
