import { expect, test } from 'vitest'
import { placeOfNumber } from '#contract/customers/area-codes.ts'
import { isLawful, minutesOf, nextLawful } from '../../functions/core/messaging/hours/lawful-hours.ts'

/** What the law says, written down once more: hours from and until, on weekdays, Saturdays, and Sundays. */
type Hours = [number, number] | null
const every = (from: number, until: number): [Hours, Hours, Hours] => [
  [from, until],
  [from, until],
  [from, until],
]
const noSunday = (from: number, until: number): [Hours, Hours, Hours] => [[from, until], [from, until], null]
const LAW: Record<string, [Hours, Hours, Hours]> = {
  FL: every(8, 20),
  MD: every(8, 20),
  OK: every(8, 20),
  NJ: every(8, 20),
  WA: every(8, 20),
  CT: every(9, 20),
  KY: every(10, 21),
  MI: every(9, 21),
  MN: every(9, 21),
  NM: every(9, 21),
  PA: noSunday(8, 21),
  AL: noSunday(8, 20),
  LA: noSunday(8, 20),
  MS: noSunday(8, 20),
  TX: [
    [9, 21],
    [9, 21],
    [12, 21],
  ],
  RI: [
    [9, 18],
    [10, 17],
    [10, 17],
  ],
}

/** Area codes with their state and all zones that they lie in. */
const CODES: [code: string, state: string, ...zones: string[]][] = [
  ...([
    ['212', 'NY', 'New_York'],
    ['305', 'FL', 'New_York'],
    ['850', 'FL', 'New_York', 'Chicago'],
    ['410', 'MD', 'New_York'],
    ['203', 'CT', 'New_York'],
    ['401', 'RI', 'New_York'],
    ['215', 'PA', 'New_York'],
    ['201', 'NJ', 'New_York'],
    ['812', 'IN', 'New_York', 'Chicago'],
    ['906', 'MI', 'New_York', 'Chicago'],
    ['313', 'MI', 'New_York'],
    ['270', 'KY', 'Chicago', 'New_York'],
    ['502', 'KY', 'New_York'],
    ['205', 'AL', 'Chicago'],
    ['504', 'LA', 'Chicago'],
    ['601', 'MS', 'Chicago'],
    ['405', 'OK', 'Chicago'],
    ['612', 'MN', 'Chicago'],
    ['214', 'TX', 'Chicago'],
    ['701', 'ND', 'Chicago', 'Denver'],
    ['620', 'KS', 'Chicago', 'Denver'],
    ['505', 'NM', 'Denver'],
    ['303', 'CO', 'Denver'],
    ['602', 'AZ', 'Phoenix'],
    ['928', 'AZ', 'Phoenix', 'Denver'],
    ['208', 'ID', 'Boise', 'Los_Angeles'],
    ['206', 'WA', 'Los_Angeles'],
    ['415', 'CA', 'Los_Angeles'],
  ] as [string, string, ...string[]][]),
  ['907', 'AK', 'Anchorage'],
  ['808', 'HI', 'Honolulu'],
]

/** A Saturday and the Sunday on which clocks go forward, the one on which they go back, a day off, and a summer's Tuesday. */
const DAYS = ['2027-03-13', '2027-03-14', '2027-11-07', '2027-01-01', '2027-07-06']
/** One minute before hours end in the East, and at their end. */
const TIMES = ['00:59', '01:00', '12:30', '15:00']
const USUAL = { from: minutesOf('10:00'), until: minutesOf('19:30'), onSundays: false, holidays: ['2027-01-01'] }
const WIDEST = { from: minutesOf('08:00'), until: minutesOf('21:00'), onSundays: true, holidays: ['2027-01-01'] }
type Own = typeof USUAL

const clocks = new Map(
  [...new Set(CODES.flatMap(([, , ...zones]) => zones))].map((zone) => [
    zone,
    new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone === 'Honolulu' ? 'Pacific/Honolulu' : `America/${zone}`,
      dateStyle: 'short',
      timeStyle: 'short',
    }),
  ]),
)
/** A moment as a clock on the wall there shows it. */
function wall(at: number, zone: string) {
  const [day = '', time = ''] = clocks.get(zone)?.format(at).split(' ') ?? []
  return { day, minute: minutesOf(time), weekday: new Date(`${day}T00:00Z`).getUTCDay() }
}

/** Whether law and dealership let something go out, by the calendar and clock of each zone. */
const may = (at: number, [, state, ...zones]: (typeof CODES)[number], own: Own) =>
  zones.every((zone) => {
    const { day, minute, weekday } = wall(at, zone)
    const [weekdays, saturday, sunday] = LAW[state] ?? every(8, 21)
    const hours = weekday === 0 ? sunday : weekday === 6 ? saturday : weekdays
    if (hours === null || own.holidays.includes(day) || (weekday === 0 && !own.onSundays)) return false
    return minute >= Math.max(hours[0] * 60, own.from) && minute < Math.min(hours[1] * 60, own.until)
  })

const CASES = CODES.flatMap((code, row) =>
  DAYS.flatMap((day, column) =>
    TIMES.map((time) => ({ code, at: Date.parse(`${day}T${time}Z`), own: (row + column) % 2 === 0 ? USUAL : WIDEST })),
  ),
)
const MINUTE = 60_000

test(`of ${CASES.length} moments and numbers, nothing goes out of lawful hours, and nothing later than it may`, () => {
  const wrong = CASES.flatMap(({ code, at, own }) => {
    const place = placeOfNumber(`+1${code[0]}5550123`)
    const said = `${code[0]} ${new Date(at).toISOString()}`
    if (!place) return [`${said}: unknown`]
    const isOpen = may(at, code, own)
    if (isLawful(new Date(at), place, own) !== isOpen) return [`${said}: ${isOpen ? 'held back' : 'let out'}`]
    const next = nextLawful(new Date(at), place, own)?.getTime()
    if (next === undefined) return [`${said}: never`]
    const before = Array.from({ length: Math.ceil((next - at) / (30 * MINUTE)) }, (_, i) => at + i * 30 * MINUTE)
    return [
      ...(may(next, code, own) ? [] : [`${said}: out at ${new Date(next).toISOString()}`]),
      ...(isOpen || !may(next - MINUTE, code, own) ? [] : [`${said}: late, at ${new Date(next).toISOString()}`]),
      ...before.filter((one) => may(one, code, own) && one !== at).map(() => `${said}: passed over`),
    ]
  })
  expect(wrong).toEqual([])
  expect(CASES).toHaveLength(600)
})
