import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../web/src/lib/api-error.ts'
import { coalesced } from '../../web/src/lib/coalesced.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failure = (status: number) => new ApiError({ status, code: status === 0 ? 'offline' : 'internal', message: '' })

test.each([
  ['the network fails', failure(0), 3],
  ['the server fails', failure(503), 3],
  ['it is refused', failure(403), 1],
])('where %s, what was due is read after pauses: %#', async (_, error, times) => {
  const run = vi.fn(async () => {
    if (run.mock.calls.length < 3) throw error
  })
  coalesced()(run)
  await vi.runAllTimersAsync()
  expect(run).toHaveBeenCalledTimes(times)
})

test('what is asked for during a pause is read in its place', async () => {
  const inTurn = coalesced()
  const [first, second] = [vi.fn(async () => Promise.reject(failure(0))), vi.fn(async () => undefined)]
  inTurn(first)
  await vi.advanceTimersByTimeAsync(1)
  inTurn(second)
  await vi.runAllTimersAsync()
  expect([first, second].map((run) => run.mock.calls.length)).toEqual([1, 1])
})
