import { expect, test } from 'vitest'
import { formatsFor } from '../../../web/src/lib/language/formats.ts'

const now = new Date(2026, 10, 5, 12, 0)
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

test.each([
  [0, '12:00 PM'],
  [23.99, '12:00 PM'],
  [24, 'Yesterday'],
  [47.99, 'Yesterday'],
  [48, 'Tuesday'],
  [167.99, 'Thursday'],
  [168, 'Oct 29'],
])('a conversation whose last message is %s h old shows %s', (hours, shown) => {
  expect(formatsFor('en').listTime(hoursAgo(hours), now.getTime())).toBe(shown)
})

test.each([
  ['en', 0.005, 'just now'],
  ['es', 0.005, 'ahora mismo'],
  ['en', 0, 'now'],
  ['en', 0.2, '12 minutes ago'],
  ['es', -3, 'dentro de 3 horas'],
] as const)('in %s, what was %s h ago was "%s"', (language, hours, said) => {
  expect(formatsFor(language).fromNow(hoursAgo(hours), now.getTime())).toBe(said)
})

test('a message of a clock that runs ahead shows its time', () => {
  expect(formatsFor('en').listTime(hoursAgo(-0.5), now.getTime())).toBe('12:30 PM')
})

test('the list speaks Spanish, with the clock of the United States', () => {
  expect(formatsFor('es').listTime(hoursAgo(-2.5), now.getTime())).toBe('2:30 p.m.')
  expect(formatsFor('es').listTime(hoursAgo(30), now.getTime())).toBe('Ayer')
  expect(formatsFor('es').listTime(hoursAgo(48), now.getTime())).toBe('martes')
})

test.each([
  ['en', '12:00 PM', '41,200', '23.2'],
  ['es', '12:00 p.m.', '41,200', '23.2'],
] as const)(
  'in %s times have twelve hours and numbers the style of the United States',
  (language, clock, many, part) => {
    const { time, number, oneDecimal } = formatsFor(language)
    expect([time(now), number(41_200), oneDecimal(23.2)]).toEqual([clock, many, part])
  },
)
