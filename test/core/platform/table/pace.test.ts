import { expect, test, vi } from 'vitest'
import { openPace, pauseMs } from '../../../../functions/core/platform/table/pace.ts'

test.each([
  [50, 10, 0],
  [100, 40, 0],
  [200, 40, 200],
  [9_000, 40, 2_000],
])('a step of %i ms, where the quickest took %i, is followed by a pause of %i', (took, quickest, pause) => {
  expect(pauseMs(took, quickest)).toBe(pause)
})

test('big work lets people go first while the table is slow, in smaller steps, and waits for one that is silent', async () => {
  const clock = vi.spyOn(performance, 'now')
  let now = 0
  clock.mockImplementation(() => now)
  const pauses: number[] = []
  const pace = openPace(async (ms) => void pauses.push(ms))
  const take = (ms: number) => async () => {
    now += ms
    return ms
  }
  await pace.step(take(20))
  expect([pauses, pace.sizeOf(100)]).toEqual([[], 100])
  await pace.step(take(500))
  expect([pauses, pace.sizeOf(100)]).toEqual([[500], 25])
  await pace.step(take(20))
  expect(pace.sizeOf(100)).toBe(100)

  let tries = 0
  const silent = async () => {
    if (++tries < 3) throw Object.assign(new Error('no answer'), { name: 'TimeoutError' })
    return tries
  }
  expect(await pace.step(silent)).toBe(3)
  expect(pauses).toEqual([500, 2_000, 4_000])
  await expect(pace.step(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
  clock.mockRestore()
})
