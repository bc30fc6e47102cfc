import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startSchedules } from '../../lib/local/schedules.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const schedules = [{ name: 'sync', everyMinutes: 5, functionName: 'plan-syncs', input: { all: true } }]

test('a schedule starts its function at every interval, until it is stopped', async () => {
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

test('a schedule can be run now, and an unknown one says which there are', async () => {
  const { run, stop } = startSchedules({ schedules, invoke: async (name) => `${name} ran` })
  expect(await run('sync')).toBe('plan-syncs ran')
  await expect(run('sink')).rejects.toThrow('sync')
  await stop()
})
