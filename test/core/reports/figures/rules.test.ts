import { expect, test } from 'vitest'
import { dayOf } from '../../../../functions/core/people/organizations/local-dates.ts'
import { daysBefore, isAnswer, isUnanswered } from '../../../../functions/core/reports/figures/rules.ts'

const heard = (at: string) => ({ sms: { inbound: 1, unread: 1, last_inbound_at: at } })
const contact = (heardAt: string, last_message_at: string) => ({
  status: 'active' as const,
  channels: heard(heardAt),
  last_message_at,
})
const [EARLY, LATE] = ['2026-11-22T10:00:00.000Z', '2026-11-22T11:00:00.000Z']

test.each([
  ['wrote last', contact(LATE, LATE), true],
  ['was answered', contact(EARLY, LATE), false],
  ['wrote in a closed conversation', { ...contact(LATE, LATE), status: 'closed' as const }, false],
  ['never wrote', { ...contact(LATE, LATE), channels: {} }, false],
  ['is gone', undefined, false],
])('who %s is unanswered: %s', (_, seen, expected) => {
  expect(isUnanswered(seen)).toBe(expected)
})

test('a message of ours is an answer, another of theirs is none', () => {
  expect(isAnswer(contact(EARLY, EARLY), contact(EARLY, LATE))).toBe(true)
  expect(isAnswer(contact(EARLY, EARLY), contact(LATE, LATE))).toBe(false)
})

test.each([
  ['2026-11-23T04:59:59.999Z', '2026-11-22'],
  ['2026-11-23T05:00:00.000Z', '2026-11-23'],
])('at %s it is %s in New York', (at, day) => {
  expect(dayOf(at, 'America/New_York')).toBe(day)
})

test('each day comes once, also where one has 23 or 25 hours', () => {
  const afterChange = daysBefore(new Date('2026-11-03T04:30:00.000Z'), 4, 'America/New_York')
  expect(afterChange).toEqual(['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'])
})
