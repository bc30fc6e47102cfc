import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { putTask } from '../../../../functions/core/customers/tasks/door.ts'
import { findTask, HELD_MS } from '../../../../functions/core/customers/tasks/store.ts'
import { takeTask, type Worker } from '../../../../functions/core/customers/tasks/take-task.ts'
import { callerOf } from '../../../../functions/core/people/accounts/caller-of.ts'
import { findUser } from '../../../../functions/core/people/accounts/door.ts'
import { teamOf, User } from '../../../../functions/core/people/accounts/entity.ts'
import { type Ctx, provenOrg } from '../../../../functions/core/platform/ctx.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { startQueues } from '../../../../lib/local/queues.ts'
import { eventually } from '../../../eventually.ts'
import { newFolder } from '../../../new-folder.ts'
import { openTestTable } from '../../../table.ts'

let queues: Awaited<ReturnType<typeof startQueues>>
let ctx: Ctx
beforeAll(async () => {
  await openTestTable()
  const queue = { name: 'run-tasks', batchSize: 1, maxReceiveCount: 5, visibilitySeconds: 30 }
  queues = await startQueues({ dir: newFolder('tasks'), queues: [queue], invoke: async () => {} })
  process.env.QUEUE_RUN_TASKS = queues.queueUrl('run-tasks')
  const now = new Date()
  const org = provenOrg(newId(now))
  const names = { org_name: 'Bay Motors', first_name: 'Ana', last_name: 'Ruiz', email: `${newId(now)}@example.com` }
  const at = { verified_at: now.toISOString(), team_at: now.toISOString() }
  const id = newId(now)
  await User.build(PutItemCommand)
    .item({ id, org, ...names, ...at, role: 'manager', team: teamOf(org) })
    .send()
  const user = await findUser(id)
  if (!user) throw new Error('There is no user.')
  const asked = { now, requestId: 'test', address: '', agent: '', language: 'en' as const }
  ctx = { ...asked, org, caller: callerOf(user, '') }
})
afterEach(() => vi.useRealTimers())
afterAll(() => queues.stop())

const waiting = () => putTask(ctx, { kind: 'bulk', asked: {}, status: 'waiting' })
const take = (id: string, worker: Worker) =>
  takeTask(ctx, id, { bulk: worker, export: worker, calls: worker, campaign: worker, person: worker, deletion: worker })
const statusOf = async (id: string) => (await findTask(ctx.org, id))?.status

/** The clock after a worker that gave no sign is taken for dead. */
const letGo = () => vi.setSystemTime(Date.now() + HELD_MS + 1)

test('a task whose workers are killed is taken over by the next, and fails at last', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { id } = await waiting()
  let begun = 0
  const killed: Worker = () => {
    begun++
    return new Promise(() => {})
  }
  for (let workers = 1; workers <= 5; workers++) {
    void take(id, killed)
    await eventually(() => expect(begun).toBe(workers))
    await take(id, killed)
    expect([begun, await statusOf(id)]).toEqual([workers, 'running'])
    letGo()
  }
  await take(id, killed)
  expect([begun, await statusOf(id)]).toEqual([5, 'failed'])
})

test('a task that gets further each time is not given up, however many workers it takes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { id } = await waiting()
  const further: Worker = async (_, { done }, note) => {
    await note({ done: done + 1 })
    if (done < 7) throw new Error('broken off')
  }
  for (let workers = 1; workers <= 7; workers++) {
    await expect(take(id, further)).rejects.toThrow('broken off')
    letGo()
  }
  await take(id, further)
  expect(await findTask(ctx.org, id)).toMatchObject({ status: 'done', done: 8 })
})

test('a worker that was taken over says no more how far it is', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { id } = await waiting()
  const gate = Promise.withResolvers<void>()
  let hasBegun = false
  const slow = take(id, async (_, __, note) => {
    hasBegun = true
    await gate.promise
    await note({ done: 1 })
  })
  await eventually(() => expect(hasBegun).toBe(true))
  letGo()
  await take(id, async (_, __, note) => note({ done: 5, total: 5 }))
  gate.resolve()
  await slow
  expect(await findTask(ctx.org, id)).toMatchObject({ status: 'done', done: 5 })
})
