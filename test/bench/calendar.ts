import { listBetween } from '../../functions/core/calendar/appointments/door.ts'
import { listAppointments } from '../../functions/core/calendar/appointments/list-appointments.ts'
import { listSlots } from '../../functions/core/calendar/appointments/list-slots.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { eachAtOnce } from '../../functions/core/platform/each-at-once.ts'
import { AppError } from '../../functions/core/platform/errors.ts'
import { book, putAgent, putCustomer } from './calendar/fill.ts'
import { installMeter, metered } from './capacity-meter.ts'
import { manager } from './dealership.ts'
import type { Figure } from './measure.ts'

const PEOPLE = 20
const BOOKED = 2_000
const MONTH_DAYS = 30
const SLOTS = 40
const ASKING = 200
/** More of one process would wait for each other's connections. */
const AT_ONCE = 40
const MONTH_UNITS = 20
const SLOT_UNITS = 30
const DAY_MS = 86_400_000
const HALF_HOUR_MS = 1_800_000

/** What a full calendar costs to read, and what happens when many want the same times. */
export async function measureCalendar(): Promise<Figure[]> {
  installMeter()
  const ctx = manager()
  const agents = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => putAgent(ctx, n)))
  const contact = await putCustomer(ctx, 0)
  const first = Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS
  const atOnce = await figureOfRush(ctx, agents[0] ?? '', first + 40 * DAY_MS)

  // A hundred appointments a person, one after the other from 14:00 UTC on.
  await eachAtOnce(agents.entries(), 4, async ([n, agent_id]) => {
    for (let one = 0; one < BOOKED / PEOPLE; one++) {
      const starts =
        first + (one % MONTH_DAYS) * DAY_MS + 14 * 3_600_000 + Math.floor(one / MONTH_DAYS) * 2 * HALF_HOUR_MS
      await book(ctx, contact, { agent_id, starts_at: new Date(starts).toISOString(), client_id: `${n} ${one}` })
    }
  })
  const from = new Date(first)
  const month = { from: from.toISOString(), to: new Date(first + MONTH_DAYS * DAY_MS).toISOString() }
  const listed = await listBetween(ctx.org, from, new Date(month.to))
  const ofMonth = await metered(() => listAppointments(ctx, month))
  const weeks = { kind: 'visit' as const, from: month.from, to: new Date(first + 14 * DAY_MS).toISOString() }
  const ofSlots = await metered(() => listSlots(ctx, weeks))
  return [
    units(`a calendar month of ${listed.length} appointments`, ofMonth.readUnits, MONTH_UNITS),
    units(`free times of two weeks, ${PEOPLE} people`, ofSlots.readUnits, SLOT_UNITS),
    atOnce,
  ]
}

/** Five people want each of an agent's forty times at once. */
async function figureOfRush(ctx: Ctx, agent_id: string, first: number): Promise<Figure> {
  const contacts = await Promise.all(Array.from({ length: ASKING }, (_, n) => putCustomer(ctx, n + 1)))
  const outcomes: string[] = []
  await eachAtOnce(contacts.entries(), AT_ONCE, async ([n, contact]) => {
    const starts_at = new Date(first + Math.floor((n * SLOTS) / ASKING) * HALF_HOUR_MS).toISOString()
    try {
      await book(ctx, contact, { agent_id, starts_at, client_id: `rush ${n}`, kind: 'phone_call' })
      outcomes.push('booked')
    } catch (error) {
      outcomes.push(error instanceof AppError ? error.words.key : 'failed')
    }
  })
  const all = await listBetween(ctx.org, new Date(first), new Date(first + DAY_MS))
  const taken = all.map(({ starts_at }) => starts_at)
  const overlaps = taken.length - new Set(taken).size
  const booked = outcomes.filter((one) => one === 'booked').length
  const refused = outcomes.filter((one) => one === 'slot_taken').length
  return {
    measure: `${ASKING} bookings for ${SLOTS} times at once`,
    floor: '—',
    ours: `${booked} booked, ${refused} refused in words, ${overlaps} overlaps`,
    reach: `${SLOTS}, ${ASKING - SLOTS}, 0`,
    isReached: booked === SLOTS && refused === ASKING - SLOTS && overlaps === 0,
  }
}

const units = (measure: string, spent: number, most: number): Figure => ({
  measure,
  floor: '—',
  ours: `${spent} RRU`,
  reach: `≤ ${most} RRU`,
  isReached: spent <= most,
})
