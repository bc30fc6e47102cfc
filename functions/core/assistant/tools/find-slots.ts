import * as z from 'zod/mini'
import { APPOINTMENT_KINDS } from '#contract/calendar/appointment-kinds.ts'
import { listSlots } from '../../calendar/appointments/list-slots.ts'
import { wallOf } from '../../people/organizations/wall-time.ts'
import { AppError } from '../../platform/errors.ts'
import { slotsText } from '../replies/slots-text.ts'
import { allow } from './open-turn.ts'
import { slotIdOf } from './slot-id.ts'
import { maybe, toolOf, words } from './tool-of.ts'

const DAYS = 7
const MOST_OFFERED = 3
const MOST_LISTED = 40
/** So many leave a choice. */
const ENOUGH = 10
/** Of a day's many free times only those far enough apart are a choice. */
const APART_MS = 2 * 3_600_000

const day = maybe(words())

/** Free times, of which three are offered. */
export const findSlots = toolOf(
  'find_slots',
  'Finds free appointment times. Dates are like 2026-12-01, null for the next days. Then say them by the act offer_slots, never in words.',
  z.object({ kind: z.enum(APPOINTMENT_KINDS), from: day, to: day }),
  async (turn, { kind, from, to }) => {
    const first = isDay(from) ? from : turn.now.toISOString()
    const isWhole = isDay(to)
    const last = isWhole ? to : new Date(Date.parse(first) + DAYS * 86_400_000).toISOString()
    const dealership = turn.desk.organization
    const data = await listSlots(turn, {
      kind,
      from: first,
      to: last,
      dealership,
      enough: isWhole ? undefined : ENOUGH,
    })
      .then((found) => found.data)
      .catch((error: unknown) => {
        if (error instanceof AppError) return []
        throw error
      })
    const offered: { starts_at: string }[] = []
    for (const slot of data) {
      const last = offered.at(-1)
      if (!last || Date.parse(slot.starts_at) - Date.parse(last.starts_at) >= APART_MS) offered.push(slot)
      if (offered.length === MOST_OFFERED) break
    }
    turn.holds.add(offered.length > 0 ? 'slots' : 'no_slots')
    if (offered.length > 0) turn.holds[kind === 'phone_call' ? 'add' : 'delete']('call_slots')
    for (const { starts_at } of offered) turn.times.set(slotIdOf(kind, starts_at), starts_at)
    if (offered.length > 0) {
      allow(turn, 'offer_slots')
      const { language, desk } = turn
      turn.words.offer_slots = slotsText(
        offered.map(({ starts_at }) => starts_at),
        { language, timezone: desk.organization.timezone },
      )
    }
    return {
      // Those that are offered first: a customer may pick one by its number.
      slots: [...new Set([...offered, ...data])].slice(0, MOST_LISTED).map(({ starts_at }) => ({
        slot: slotIdOf(kind, starts_at),
        starts_at: localTime(starts_at, turn.desk.organization.timezone),
      })),
    }
  },
)

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** On the dealership's clock: 2026-12-01T15:30. */
function localTime(at: string, timezone: string): string {
  const { date, time } = wallOf(at, timezone)
  return `${date}T${time}`
}
