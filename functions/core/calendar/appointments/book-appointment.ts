import { randomBytes } from 'node:crypto'
import type { APPOINTMENT_SOURCES, AppointmentKind } from '#contract/calendar/appointment-kinds.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import { instantOf } from '../../people/organizations/wall-time.ts'
import type { Acting } from '../../platform/actor.ts'
import { AppError } from '../../platform/errors.ts'
import { CROWDED_TURNS, retryOnConflict } from '../../platform/table/conflicts.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { chooseTaker, requireTaker } from './choose-taker.ts'
import { findAppointment } from './door.ts'
import type { AppointmentItem } from './entity.ts'
import { findBookable } from './find-bookable.ts'
import { readDesk } from './read-desk.ts'
import { addMinutes, flawOf, kindSettingsOf } from './rules.ts'
import { codePut } from './store.ts'
import { writeAppointment } from './write-appointment.ts'

export interface Booking {
  kind: AppointmentKind
  starts_at: string
  agent_id?: string
  vehicle_id?: string
  note?: string
  /** The same twice is one appointment. */
  client_id: string
  source: (typeof APPOINTMENT_SOURCES)[number]
}

const CODE_BYTES = 16

/**
 * Books an appointment for a contact, which `readContact` reads with the rights of who books. Throws `slot_taken`, also
 * if somebody else was faster.
 */
export async function bookAppointment(
  acting: Acting,
  readContact: () => Promise<ContactItem>,
  booking: Booking,
): Promise<AppointmentItem> {
  const { org, now } = acting
  const first = await readContact()
  // Follows from the request: whoever repeats it knows their own appointment, and its time is not taken to them.
  const id = derivedId('appointment', org, first.id, booking.client_id)
  const [earlier, desk, vehicle] = await Promise.all([
    findAppointment(org, id),
    readDesk(org),
    findBookable(org, booking.vehicle_id),
  ])
  if (earlier) return earlier

  const { kind, note, source } = booking
  const { minutes, bufferMinutes } = kindSettingsOf(desk.settings, kind)
  const from = instantOf(booking.starts_at, desk.timezone)
  const to = addMinutes(from, minutes)
  const flaw = flawOf({ from, to }, now)
  if (flaw) throw new AppError(flaw)
  const free = addMinutes(to, bufferMinutes)
  const chosen = booking.agent_id === undefined ? undefined : requireTaker(desk, booking.agent_id, { from, to }, now)

  const code = randomBytes(CODE_BYTES).toString('base64url')
  let contact: ContactItem | undefined = first
  return retryOnConflict(async () => {
    const seen = contact ?? (await readContact())
    contact = undefined
    const taker =
      chosen ?? (await chooseTaker(org, desk, kind, { from, to, free, by: id }, { first: seen.assignee, now }))
    const at = now.toISOString()
    const after = {
      org,
      id,
      kind,
      status: 'scheduled' as const,
      note: note || undefined,
      source,
      code,
      starts_at: from.toISOString(),
      ends_at: to.toISOString(),
      free_at: free.toISOString(),
      timezone: desk.timezone,
      contact: seen.id,
      agent: taker.id,
      agent_name: taker.name,
      ...vehicle,
      created_at: at,
      booked_at: at,
      updated_at: at,
    }
    const others = [codePut({ org, id, code })]
    const written = await writeAppointment(acting, { contact: seen, settings: desk.settings, after, others })
    return written || ((await findAppointment(org, id)) ?? false)
  }, CROWDED_TURNS)
}
