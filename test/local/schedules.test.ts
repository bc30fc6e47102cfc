import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSchedules } from '../../lib/local/schedules.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2027, 0, 1) })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const schedules = [{ name: 'sync', everyMinutes: 5, functionName: 'plan-syncs', input: { all: true } }]

test('a schedule starts its function at every mark of its interval, until it is stopped', async () => {
  const runs: unknown[] = []
  const { stop } = startSchedules({ schedules, invoke: async (...run) => runs.push(run) })
  await vi.advanceTimersByTimeAsync(4 * 60_000)
  expect(runs).toEqual([])
  await vi.advanceTimersByTimeAsync(6 * 60_000)
  expect(runs).toEqual([
    ['plan-syncs', { all: true }],
    ['plan-syncs', { all: true }],
  ])
  await stop()
  await vi.advanceTimersByTimeAsync(60 * 60_000)
  expect(runs).toHaveLength(2)
})

test('a run that fails is logged and does not stop the next', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  let runs = 0
  const invoke = async () => {
    runs++
    throw new Error('the dealer is away')
  }
  const { stop } = startSchedules({ schedules, invoke })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(runs).toBe(2)
  expect(logged).toHaveBeenCalledTimes(2)
  await stop()
})

test('a long run is not overtaken by the next', async () => {
  let runs = 0
  const { stop } = startSchedules({ schedules, invoke: () => new Promise(() => runs++) })
  await vi.advanceTimersByTimeAsync(30 * 60_000)
  expect(runs).toBe(1)
  await stop()
})

test('a clock that is set ahead runs what is due then once, and one set back runs on from there', async () => {
  const runs: number[] = []
  const { run, nextAt, stop } = startSchedules({ schedules, invoke: async () => runs.push(Date.now()) })
  vi.setSystemTime(Date.UTC(2027, 0, 2))
  await run()
  expect(runs).toEqual([Date.UTC(2027, 0, 2)])
  vi.setSystemTime(Date.UTC(2027, 0, 1))
  await run()
  expect(await nextAt()).toBe(Date.UTC(2027, 0, 1, 0, 5))
  await stop()
})

test('of a schedule of which is known when it has something to do, the runs before are no moment to wait for', async () => {
  const sync = async () => Date.UTC(2027, 0, 1, 0, 12)
  const { nextAt, stop } = startSchedules({ schedules, invoke: async () => {}, dueAt: { sync } })
  expect(await nextAt()).toBe(Date.UTC(2027, 0, 1, 0, 15))
  await stop()
})
