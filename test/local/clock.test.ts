import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Clock, openClock, wallNow } from '../../lib/local/clock.ts'
import { timePasser, type Waiting } from '../../lib/local/cloud/pass-time.ts'
import { newFolder } from '../new-folder.ts'

const HOUR_MS = 3_600_000
let file: string
let clock: Clock
beforeEach(() => {
  file = join(newFolder('clock'), 'clock.json')
  clock = openClock(file)
})
afterEach(() => clock.stop())

/** Something due at these moments (hours from now), which notes when it was done by the clock. */
function due(name: string, hours: number[], done: string[]): Waiting {
  const since = Date.now()
  const moments = hours.map((one) => since + one * HOUR_MS)
  return {
    nextAt: () => moments[0] ?? Number.POSITIVE_INFINITY,
    run() {
      while ((moments[0] ?? Number.POSITIVE_INFINITY) <= Date.now()) {
        moments.shift()
        done.push(`${name} at ${Math.round((Date.now() - since) / HOUR_MS)} h`)
      }
    },
  }
}

test('time passes from one due moment to the next, each done by then with what follows, and none of a later time', async () => {
  const done: string[] = []
  const waiting = [due('queue', [1, 30, 60], done), due('schedule', [24], done)]
  const quiet = async () => void done.push('quiet')
  await timePasser({ clock, waiting, quiet })(48)
  expect(done).toEqual([
    'quiet',
    'queue at 1 h',
    'quiet',
    'schedule at 24 h',
    'quiet',
    'queue at 30 h',
    'quiet',
    'quiet',
  ])
  expect(clock.offsetHours).toBe(48)
})

test('the moved clock is everybody’s now, that of a request with its own beside, and is there after a restart', async () => {
  clock.offsetHours = 48
  expect(Date.now() - wallNow()).toBeGreaterThan(47 * HOUR_MS)
  expect(new Date().toISOString() > new Date(wallNow() + 47 * HOUR_MS).toISOString()).toBe(true)
  expect(new Date(0).toISOString()).toBe('1970-01-01T00:00:00.000Z')
  expect(structuredClone(new Date())).toBeInstanceOf(Date)
  const wall = wallNow()
  expect(clock.timeAt(wall) - wall).toBe(48 * HOUR_MS)
  expect(clock.at(1, () => clock.now()) - wallNow()).toBeLessThan(2 * HOUR_MS)
  await clock.stop()
  expect(Math.abs(Date.now() - wallNow())).toBeLessThan(HOUR_MS)
  clock = openClock(file)
  expect(clock.offsetHours).toBe(48)
})
