import { appointments } from '#contract/calendar/appointments.ts'
import { reminders } from '#contract/calendar/reminders.ts'
import { settingGroups } from '#contract/people/setting-groups.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { contactIdOf } from '../../../functions/core/customers/contacts/derived-ids.ts'
import type { Browser } from './browser.ts'
import { onceOpen } from './open-hours.ts'
import type { Author } from './script.ts'
import type { Stage } from './tell-stories.ts'

type Colleague = Exclude<Author, 'customer'>
type Kind = 'test_drive' | 'visit' | 'delivery' | 'service' | 'phone_call'

/** Days ahead, the how manieth free time of that day, what is booked then with whom, and whether they have confirmed it. */
const BOOKED: readonly [
  days: number,
  nth: number,
  kind: Kind,
  by: Colleague,
  customer: string,
  isConfirmed: boolean,
  note?: string,
][] = [
  [0, 2, 'visit', 'tess', '+16285550101', true, 'Appraisal of her Corolla'],
  [1, 8, 'test_drive', 'diego', '+16285550105', true],
  [1, 14, 'test_drive', 'marcus', '+16285550103', false],
  [1, 4, 'phone_call', 'tess', '+447700900123', true],
  [2, 6, 'visit', 'diego', '+16285550131', false],
  [3, 3, 'service', 'tess', '+16285550104', true, 'Check engine light'],
  [3, 12, 'delivery', 'marcus', '+16285550113', true],
  [5, 8, 'test_drive', 'diego', '+16285550132', false],
]
/** Booked three days ago for the day after. */
const PAST: readonly [nth: number, kind: Kind, by: Colleague, customer: string, ends: 'done' | 'no_show'][] = [
  [5, 'test_drive', 'tess', '+16285550108', 'done'],
  [16, 'visit', 'diego', '+16285550137', 'no_show'],
]
const REMINDERS: readonly [inHours: number, by: Colleague, customer: string, text: string][] = [
  [3, 'rosa', '+16285550103', 'Ask Priya whether the quote works for her'],
  [26, 'tess', '+16285550101', 'Send Hannah the appraisal'],
]

const DAY_HOURS = 24
const dayAfter = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
const dayOf = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10)

/** What an appointment does by itself. */
export const setAutomatic = (manager: Browser, value: 'true' | 'false') =>
  manager.call(settingGroups.update, {
    body: {
      settings: ['appointments_move_stages', 'appointment_confirmation_enabled'].map((key) => ({
        key,
        value,
        group: 'appointments',
      })),
    },
  })

/** Fills the calendar. */
export async function seedAppointments(stage: Stage) {
  const { org, browsers, people, clock } = stage
  const vehicles = (await browsers.rosa.call(inventory.list, { query: { per_page: 8 } })).data
  let n = 0
  const book = async (day: string, nth: number, kind: Kind, by: Colleague, customer: string, note?: string) => {
    const agent_id = people[by].id
    // The first free day, where the dealership is closed on that one.
    const { data } = await browsers.rosa.call(appointments.slots, {
      query: { kind, from: day, to: dayAfter(day, 2), agent: agent_id },
    })
    const slot = data[Math.min(nth, data.length - 1)]
    if (!slot) return
    const vehicle_id = kind === 'test_drive' ? vehicles[n % vehicles.length]?.id : undefined
    const body = { contact_id: contactIdOf(org, customer), kind, starts_at: slot.starts_at, agent_id }
    const { appointment } = await browsers.rosa.call(appointments.create, {
      body: { ...body, vehicle_id, note, client_id: `seed${n++}` },
    })
    return appointment.id
  }

  for (const [nth, kind, by, customer, status] of PAST) {
    const id = await clock.at(-3 * DAY_HOURS, () => book(dayOf(-2 * DAY_HOURS), nth, kind, by, customer))
    if (id) await browsers[by].call(appointments.status, { params: { id }, body: { status } })
  }
  for (const [days, nth, kind, by, customer, isConfirmed, note] of BOOKED) {
    const id = await book(dayOf(days * DAY_HOURS), nth, kind, by, customer, note)
    if (id && isConfirmed)
      await browsers[by].call(appointments.status, { params: { id }, body: { status: 'confirmed' } })
  }
  for (const [hours, by, customer, text] of REMINDERS) {
    const due_at = new Date(Date.now() + onceOpen(hours) * 3_600_000).toISOString()
    await browsers[by].call(reminders.create, { body: { contact_id: contactIdOf(org, customer), text, due_at } })
  }
}
