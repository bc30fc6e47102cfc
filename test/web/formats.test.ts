import { afterEach, describe, expect, test } from 'vitest'
import { formatsFor } from '../../web/src/lib/language/formats.ts'
import { addDays, dayOf, localOf, momentOf, readLocal, startOf } from '../../web/src/lib/wall-time.ts'
import { currentZone, knowZone, ownZone } from '../../web/src/lib/zone.ts'
import { laterTimes } from '../../web/src/parts/later-times.ts'

const CHICAGO = 'America/Chicago'
const TOKYO = 'Asia/Tokyo'
/** A Thursday, 12:00 in Chicago, and already Friday in Tokyo. */
const now = Date.parse('2026-11-05T18:00:00Z')
const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000)
const [en, es] = [formatsFor('en', CHICAGO), formatsFor('es', CHICAGO)]
/** Spaces that do not break are spaces. */
const said = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '12:00 PM'],
  [23.99, '12:00 PM'],
  [24, 'Yesterday'],
  [47.99, 'Yesterday'],
  [48, 'Tuesday'],
  [167.99, 'Thursday'],
  [168, 'Oct 29'],
  [24 * 365, 'Nov 5, 2025'],
  [-0.5, '12:30 PM'],
])('a conversation whose last message is %s h old shows %s', (hours, shown) => {
  expect(said(en.listTime(hoursAgo(hours), now))).toBe(shown)
})

test.each([
  ['en', 0.005, 'just now'],
  ['es', 0.005, 'ahora mismo'],
  ['en', 0, 'now'],
  ['en', 0.2, '12 minutes ago'],
  ['es', -3, 'dentro de 3 horas'],
] as const)('in %s, what was %s h ago was "%s"', (language, hours, words) => {
  expect(formatsFor(language).fromNow(hoursAgo(hours), now)).toBe(words)
})

test.each([
  ['2026-11-05T06:00:00Z', '12:00 AM', 'Nov 5, 12:00 AM', 'Today 12:00 AM', 'Today'],
  ['2026-11-05T05:59:00Z', 'Yesterday 11:59 PM', 'Nov 4, 11:59 PM', 'Yesterday', 'Yesterday'],
  ['2026-11-06T15:00:00Z', 'Tomorrow 9:00 AM', 'Nov 6, 9:00 AM', 'Fri 9:00 AM', 'Friday, November 6'],
  ['2026-11-03T15:00:00Z', 'Tue 9:00 AM', 'Nov 3, 9:00 AM', 'Nov 3', 'Tuesday, November 3'],
  ['2026-11-11T15:00:00Z', 'Wed 9:00 AM', 'Nov 11, 9:00 AM', 'Wed 9:00 AM', 'Wednesday, November 11'],
  ['2026-11-12T15:00:00Z', 'Nov 12, 9:00 AM', 'Nov 12, 9:00 AM', 'Nov 12', 'Thursday, November 12'],
  ['2027-01-01T05:59:00Z', 'Dec 31, 11:59 PM', 'Dec 31, 11:59 PM', 'Dec 31', 'Thursday, December 31'],
  ['2026-01-01T05:59:00Z', 'Dec 31, 2025, 11:59 PM', 'Dec 31, 2025, 11:59 PM', 'Dec 31, 2025', 'Dec 31, 2025'],
])('%s is written by age, by the day of Chicago', (at, age, moment, soon, dayName) => {
  const { byAge, moment: full, soon: next, dayName: nameOf } = en
  expect([byAge, full, next, nameOf].map((words) => said(words(at, now)))).toEqual([age, moment, soon, dayName])
})

test('in Spanish moments, days, ages and sums have the style of the United States too', () => {
  const at = ['2026-11-05T20:30:00Z', '2026-11-04T20:30:00Z', '2026-11-03T20:30:00Z', '2026-10-01T20:30:00Z']
  const words = ['2:30 p.m.', 'Ayer 2:30 p.m.', 'Mar 2:30 p.m.', '1 oct, 3:30 p.m.']
  expect(at.map((one) => said(es.byAge(one, now)))).toEqual(words)
  expect([es.listTime(hoursAgo(30), now), es.listTime(hoursAgo(48), now)]).toEqual(['Ayer', 'martes'])
  expect([es.shortAge(3, 'hour'), es.shortAge(2, 'week'), es.shortDollars(870_700)]).toEqual([
    '3h',
    '2\u00a0sem',
    '$870.7K',
  ])
})

test.each([en, es])('money, miles and sizes are written in one style', (formats) => {
  const { number, oneDecimal, dollars, cost, miles, bytes } = formats
  expect([number(41_200), oneDecimal(23.2)]).toEqual(['41,200', '23.2'])
  expect([dollars(34_500), dollars(12_995.5), cost(0.0021), cost(12)]).toEqual([
    '$34,500',
    '$12,995.50',
    '$0.0021',
    '$12.00',
  ])
  expect([miles(167_764), bytes(70), bytes(42_359), bytes(5_250_000)]).toEqual([
    '167,764 mi',
    '70 B',
    '42.4 kB',
    '5.3 MB',
  ])
})

describe('at a dealership in another zone than this browser', () => {
  afterEach(() => knowZone(ownZone()))

  test.each([
    [TOKYO, '2026-11-05T15:00:00Z', '2026-11-06T00:00', 'Japan'],
    [CHICAGO, '2026-11-05T15:00:00Z', '2026-11-05T09:00', 'CT'],
    ['Asia/Kolkata', '2026-11-05T15:00:00Z', '2026-11-05T20:30', 'India'],
  ])('in %s, fields and texts have its clock', (zone, at, local, name) => {
    knowZone(zone)
    expect(currentZone()).toBe(zone)
    expect([localOf(at), momentOf(local), dayOf(at)]).toEqual([local, new Date(at).toISOString(), local.slice(0, 10)])
    expect(startOf(dayOf(at)).toISOString()).toBe(momentOf(`${dayOf(at)}T00:00`))
    const { zonedTime, time } = formatsFor('en')
    const isElsewhere = localOf(at, ownZone()) !== local
    expect(zonedTime(at).startsWith(time(at))).toBe(true)
    expect(zonedTime(at).includes(name)).toBe(isElsewhere)
  })

  test('a plain day is the same day everywhere', () => {
    for (const zone of [TOKYO, CHICAGO, 'Pacific/Honolulu']) {
      knowZone(zone)
      expect(formatsFor('en').day('2026-11-28', now)).toBe('Nov 28')
    }
  })

  test('“this evening” and “tomorrow morning” are the dealership’s', () => {
    knowZone(TOKYO)
    const times = laterTimes(new Date(now)).map(({ key, at }) => [key, localOf(at)])
    expect(times).toEqual([
      ['in_an_hour', '2026-11-06T04:00'],
      ['this_evening', '2026-11-06T18:00'],
      ['tomorrow_morning', '2026-11-07T09:00'],
      ['monday_morning', '2026-11-09T09:00'],
    ])
  })
})

test.each([
  ['2026-03-08T02:30', undefined, 'is skipped by the clocks'],
  ['2026-03-08T03:00', '2026-03-08T08:00:00.000Z', 'comes right after'],
  ['2026-11-01T01:30', '2026-11-01T06:30:00.000Z', 'comes twice: the first counts'],
  ['2026-11-01T02:00', '2026-11-01T08:00:00.000Z', 'comes once more'],
  ['', undefined, 'is no time'],
] as [string, string | undefined, string][])('%s in Chicago is %s, which %s', (local, at, _) => {
  expect(readLocal(local, CHICAGO)?.toISOString()).toBe(at)
})

test('a day of 25 hours is a day', () => {
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
  expect(dayOf('2026-11-02T05:59:00Z')).toBe(localOf('2026-11-02T05:59:00Z').slice(0, 10))
})
