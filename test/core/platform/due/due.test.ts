import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { item } from 'dynamodb-toolbox/schema/item'
import { string } from 'dynamodb-toolbox/schema/string'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Job } from '#contract/job.ts'
import { type DueEntry, dueMove, duePut, dueRemoval, putDue } from '../../../../functions/core/platform/due/door.ts'
import { nextMark } from '../../../../functions/core/platform/due/due-times.ts'
import { runDue } from '../../../../functions/core/platform/due/run-due.ts'
import { listDue } from '../../../../functions/core/platform/due/store.ts'
import { isWritten, onlyNew, whereMet } from '../../../../functions/core/platform/table/conflicts.ts'
import { Entity, entityDefaults } from '../../../../functions/core/platform/table/entity.ts'
import { newId } from '../../../../functions/core/platform/table/ids.ts'
import { eachRecord } from '../../../../functions/jobs/each-record.ts'
import { startQueues } from '../../../../lib/local/queues.ts'
import { eventually } from '../../../eventually.ts'
import { newFolder } from '../../../new-folder.ts'
import { startTestTable } from '../../../table.ts'

/** Far ahead of this machine's clock, which would make all that is due late. */
const NOON = new Date('2050-11-27T12:00:00.000Z')
const after = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000)
const ORG = newId(NOON)

/** An item that waits here, like any kind's: it has the time that it waits for, and a status. */
const Promised = new Entity({
  ...entityDefaults,
  name: 'promised',
  schema: item({ org: string().key(), id: string().key(), due_at: string(), status: string() }),
  computeKey: ({ org, id }) => ({ pk: `O#${org}#PROMISED`, sk: id }),
})

const queue = { source: 'queue', batchSize: 10, maxReceiveCount: 3, workers: 4, timeoutSeconds: 30, uses: [] } as const
const rows: Record<string, Job> = {
  promises: { ...queue, due: { ids: ['id'], lateMinutes: 60 } },
  held: { ...queue, due: { ids: ['id'] } },
  broken: { ...queue, due: { ids: ['id'] } },
}

/** The ids that something was done for, those that were told to be too late, and all that were looked at. */
let done: string[]
let late: string[]
let found: string[]

/** As a kind's job does it: the item is claimed by its condition, else nothing is done. */
const keepPromises = eachRecord<{ org: string; id: string; due: string }>(async ({ org, id, due }, { isLate }) => {
  const condition = { and: [{ attr: 'status', eq: 'waiting' } as const, { attr: 'due_at', eq: due } as const] }
  const claimed = await whereMet(
    Promised.build(UpdateItemCommand)
      .item({ org, id, status: isLate ? 'late' : 'done' })
      .options({ condition })
      .send(),
  )
  if (claimed) (isLate ? late : done).push(id)
  found.push(id)
})

const entryOf = (id: string, at: Date, kind = 'promises') =>
  ({ kind, org: ORG, ids: { id }, at: at.toISOString() }) as unknown as DueEntry

/** Something that waits, with its entry: both or neither. */
async function promise(at: Date, id = newId(NOON)) {
  const due_at = at.toISOString()
  await execute(
    Promised.build(PutTransaction).item({ org: ORG, id, due_at, status: 'waiting' }),
    duePut(entryOf(id, at)),
  )
  return id
}

/** Runs as at this moment, until all that it found has been taken from the queue. */
async function run(now: Date) {
  const before = found.length
  const { queued } = await runDue(now, rows)
  await eventually(() => expect(found.length).toBeGreaterThanOrEqual(before + queued))
  return queued
}

const stops: (() => unknown)[] = []
beforeAll(async () => {
  const table = await startTestTable()
  const settings = { batchSize: 10, maxReceiveCount: 3, visibilitySeconds: 30, workers: 4 }
  const queues = await startQueues({
    dir: newFolder('due'),
    queues: [
      { name: 'promises', handler: 'promises', ...settings },
      { name: 'held', ...settings },
    ],
    invoke: (_, event) => keepPromises(event as Parameters<typeof keepPromises>[0]),
  })
  process.env.QUEUE_PROMISES = queues.queueUrl('promises')
  process.env.QUEUE_HELD = queues.queueUrl('held')
  process.env.QUEUE_BROKEN = 'http://127.0.0.1:9/000000000000/broken'
  stops.push(queues.stop, table.stop)
})
afterAll(async () => {
  for (const stop of stops) await stop()
})
beforeEach(() => {
  done = []
  late = []
  found = []
})

test('what is due is done by the minute after, once; what is not yet due waits', async () => {
  const [soon, later] = [await promise(after(1)), await promise(after(3))]
  expect(await run(NOON)).toBe(0)
  await run(after(1))
  await run(after(2))
  expect(done).toEqual([soon])
  await run(after(3))
  expect(done).toEqual([soon, later])
  expect((await listDue(after(60))).entries).toEqual([])
})

describe('nothing is done twice, nor at a moment that its item no longer waits for', () => {
  test('where it was moved, also back and without its old entry being removed', async () => {
    const id = await promise(after(5))
    await putDue([entryOf(id, after(9))])
    await Promised.build(UpdateItemCommand)
      .item({ org: ORG, id, due_at: after(9).toISOString() })
      .send()
    await run(after(5))
    expect([found, done]).toEqual([[id], []])
    await run(after(9))
    expect(done).toEqual([id])
  })

  test('where its run was killed between the queue and the removal of its entry', async () => {
    const id = await promise(after(10))
    await run(after(10))
    // As it lies there then.
    await putDue([entryOf(id, after(10))])
    await run(after(11))
    expect([found, done]).toEqual([[id, id], [id]])
  })

  test('where two runs find it at once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => promise(after(12))))
    const queued = await Promise.all([runDue(after(12), rows), runDue(after(12), rows)])
    await eventually(() => expect(found).toHaveLength(queued[0].queued + queued[1].queued))
    expect(done.toSorted()).toEqual(ids.toSorted())
  })

  test('where it was taken back', async () => {
    const id = await promise(after(15))
    await execute(dueRemoval(entryOf(id, after(15))))
    expect(await run(after(15))).toBe(0)
  })
})

test('after hours without a run all goes to its queue in its order, each once', async () => {
  const COUNT = 1_200
  const ids = Array.from({ length: COUNT }, () => newId(NOON))
  await putDue(ids.map((id, n) => entryOf(id, new Date(after(20).getTime() + n * 10_000), 'held')))
  const seen: string[] = []
  let pages = 0
  for (let place: string | undefined = ''; place !== undefined; pages++) {
    const page: Awaited<ReturnType<typeof listDue>> = await listDue(after(300), place)
    seen.push(...page.entries.map((entry) => entry.ids.id ?? ''))
    place = page.place
  }
  expect(seen).toEqual(ids)
  expect(pages).toBeGreaterThan(1)

  expect(await runDue(after(300), rows)).toEqual({ queued: COUNT })
  expect(await runDue(after(301), rows)).toEqual({ queued: 0 })
})

test.each([
  [60, 'is done'],
  [61, 'is told to be late, and not done'],
])('what may be an hour late and is found %s minutes late %s', async (minutes, answer) => {
  const id = await promise(after(310))
  await run(after(310 + minutes))
  expect({ done, late }).toEqual(answer === 'is done' ? { done: [id], late: [] } : { done: [], late: [id] })
})

test('what becomes due for a moment that has passed is found, and a clock that was set back finds nothing sooner', async () => {
  await run(after(400))
  const [past, future] = [await promise(after(390)), await promise(after(410))]
  await run(after(380))
  expect(done).toEqual([])
  await run(after(401))
  expect(done).toEqual([past])
  await run(after(410))
  expect(done).toEqual([past, future])
})

test('an item that is not written is not due either, and one that is moved is due at one moment', async () => {
  const id = await promise(after(420))
  const item = { org: ORG, id, due_at: after(421).toISOString(), status: 'waiting' }
  const again = Promised.build(PutTransaction).item(item).options(onlyNew)
  expect(await isWritten(execute(again, duePut(entryOf(id, after(421)))))).toBe(false)

  const [from, to] = [after(420).toISOString(), after(425).toISOString()]
  expect(dueMove(entryOf(id, NOON), from, from)).toEqual([])
  await execute(...dueMove(entryOf(id, NOON), from, to))
  await Promised.build(PutItemCommand)
    .item({ ...item, due_at: to })
    .send()
  await run(after(424))
  expect(found).toEqual([])
  await run(after(425))
  expect(done).toEqual([id])
})

test('a kind whose queue fails holds up no other and stays due; one that is no longer known is told and forgotten', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await putDue([entryOf('a', after(500), 'broken'), entryOf('b', after(500), 'forgotten')])
  const id = await promise(after(501))
  await expect(runDue(after(501), rows)).rejects.toThrow('Not all that is due')
  await eventually(() => expect(done).toEqual([id]))
  expect((await listDue(after(501))).entries.map(({ kind }) => kind)).toEqual(['broken'])
  expect(logged.mock.calls.flat().join()).toContain('1 entries of the kind forgotten')
  logged.mockRestore()
})

test.each([
  ['12:00:00.000', '12:05'],
  ['12:04:59.999', '12:05'],
  ['23:58:00.000', '00:00'],
])('the next five-minute mark after %s is %s', (time, mark) => {
  expect(nextMark(new Date(`2026-11-27T${time}Z`), 5).slice(11, 16)).toBe(mark)
})
