import { expect, test } from 'vitest'
import { textOf, wordsOf } from '../../functions/core/calendar/appointments/text-of.ts'
import { planTexts } from '../../functions/core/calendar/appointments/texts-due.ts'
import { hoursFor } from '../../functions/core/messaging/hours/open-hours.ts'
import { momentOn } from '../../functions/core/people/organizations/wall-time.ts'

const DENVER = 'America/Denver'
const USUAL = { from: 600, until: 1170, onSundays: false, holidays: [] }
const HOURS = { own: USUAL, home: { zones: [DENVER] } }
/** What the rules look at; a whole contact has more. */
const contactAt = (phone: string, first_name = 'Ana') =>
  ({ listed: { first_name, addresses: { phone } }, channels: {}, most_recent_type: 'sms' }) as never
const at = (day: string, time: string, zone = DENVER) => momentOn(`2027-03-${day}`, time, zone).toISOString()
const shown = (moment: string, zone: string) =>
  new Date(moment).toLocaleString('en-US', { timeZone: zone, weekday: 'short', hour: 'numeric', minute: '2-digit' })

const [OF_DENVER, OF_LA, OF_PHOENIX, OF_MIAMI] = ['+13035550123', '+12135550123', '+16025550123', '+13055550123']

test.each([
  // On Tuesday the 9th, booked a week before; clocks go forward on Sunday the 14th.
  ['13:00', '09', OF_DENVER, DENVER, ['Mon 1:00 PM', 'Tue 11:00 AM']],
  ['9:00', '09', OF_DENVER, DENVER, ['Mon 10:00 AM', 'Mon 6:25 PM']],
  ['9:00', '09', OF_LA, 'America/Los_Angeles', ['Mon 10:00 AM', 'Mon 6:25 PM']],
  ['9:00', '09', OF_PHOENIX, 'America/Phoenix', ['Mon 10:00 AM', 'Mon 6:25 PM']],
  ['19:00', '09', OF_MIAMI, 'America/New_York', ['Tue 10:00 AM', 'Tue 7:00 PM']],
  ['12:15', '09', OF_DENVER, DENVER, ['Mon 12:15 PM', 'Tue 10:15 AM']],
  ['11:45', '09', OF_DENVER, DENVER, ['Mon 11:45 AM', 'Tue 10:00 AM']],
  // At 10:00 AM the one of two hours before could not be late by a second.
  ['10:30', '09', OF_DENVER, DENVER, ['Mon 10:30 AM', 'Mon 6:25 PM']],
  // No texts on Sundays: one of the two says it, on Saturday.
  ['9:00', '15', OF_DENVER, DENVER, ['Sat 6:25 PM']],
  ['12:30', '15', OF_DENVER, DENVER, ['Sat 6:25 PM', 'Mon 10:30 AM']],
])(
  'of an appointment at %s on the %s a customer of %s is reminded by day, in %s',
  (time, day, phone, zone, moments) => {
    const planned = {
      status: 'scheduled',
      starts_at: at(day, time.padStart(5, '0')),
      booked_at: at('02', '12:00'),
    } as const
    const [confirmation, ...reminders] = planTexts(planned, hoursFor(contactAt(phone), 'sms', HOURS)) ?? []
    expect(confirmation).toEqual({ step: 'confirmation', at: planned.booked_at })
    expect(reminders.map((one) => shown(one.at, zone))).toEqual(moments)
  },
)

test('one that was booked in the evening for the next morning has no reminder right after its confirmation', () => {
  const planned = { status: 'scheduled', starts_at: at('09', '09:00'), booked_at: at('08', '17:30') } as const
  const texts = planTexts(planned, hoursFor(contactAt(OF_DENVER), 'sms', HOURS))
  expect(texts?.map(({ step }) => step)).toEqual(['confirmation'])
})

const SETTINGS = { appointment_hours_before_text: '' } as never
const appointment = { kind: 'visit', agent_name: 'Tess', starts_at: at('09', '08:00'), timezone: DENVER } as never
const organization = { name: 'Mariposa Motors', address: '', city: '' }
const saysOf = (phone: string, day: string, language: 'en' | 'es', own = '') => {
  const words = wordsOf({ appointment, organization, contact: contactAt(phone), language, link: 'L' })
  const settings = { ...(SETTINGS as object), appointment_hours_before_text: own } as never
  const now = new Date(at(day, '18:00'))
  return textOf('hours_before', { settings, language, words, appointment, now }).body.replace(/\u202f/g, ' ')
}
test.each([
  [OF_DENVER, '09', 'en', '', 'See you at 8:00 AM, Ana! Tess at Mariposa Motors is expecting you. L'],
  [OF_DENVER, '08', 'en', '', 'See you tomorrow at 8:00 AM, Ana! Tess at Mariposa Motors is expecting you. L'],
  [OF_DENVER, '08', 'es', '', '¡Te esperamos mañana a las 8:00 a.m., Ana! Tess te atenderá en Mariposa Motors. L'],
  [OF_DENVER, '08', 'en', 'At {time}, then!', 'At 8:00 AM tomorrow, then!'],
  [
    OF_DENVER,
    '06',
    'en',
    '',
    'See you at 8:00 AM on Tuesday, March 9, Ana! Tess at Mariposa Motors is expecting you. L',
  ],
  [OF_DENVER, '08', 'es', 'Te espero a las {time}.', 'Te espero a las 8:00 a.m. del día de mañana.'],
  [OF_LA, '08', 'en', 'On {date} at {time}', 'On Tuesday, March 9 at 8:00 AM Mountain Time'],
  [OF_LA, '09', 'es', 'A las {time}', 'A las 8:00 a.m. hora de la montaña'],
  [OF_PHOENIX, '09', 'en', 'At {time}', 'At 8:00 AM'],
] as const)('to %s, sent on the %s in %s, “%s” says the day and the zone: %s', (phone, day, language, own, says) => {
  expect(saysOf(phone, day, language, own)).toBe(says)
})
