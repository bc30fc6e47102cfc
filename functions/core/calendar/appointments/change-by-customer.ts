import { limitLinks } from '../../people/attempts/limit-links.ts'
import type { Guest, OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { changeAppointment } from './change-appointment.ts'
import { listUpcomingOf } from './door.ts'
import type { AppointmentItem } from './entity.ts'
import { findBookable } from './find-bookable.ts'
import { getByCode, getPublicFace } from './get-public-appointment.ts'
import { listSlots } from './list-slots.ts'
import type { Desk } from './read-desk.ts'
import { customerOf, isUpcoming, mayComeAgain } from './rules.ts'
import { slotTaken } from './slot-taken.ts'
import { timesOf } from './update-appointment.ts'

type Asked = { code: string }

/** What customers do with their appointment, by the code in their link; its agent is told (`follow.ts`). */
export async function confirmByCustomer(guest: Guest, { code }: Asked) {
  await limitLinks(guest, code)
  return change(guest, code, isUpcoming, ({ status }) => (status === 'scheduled' ? { status: 'confirmed' } : undefined))
}

export async function cancelByCustomer(guest: Guest, { code }: Asked) {
  await limitLinks(guest, code)
  return change(guest, code, isUpcoming, () => ({ status: 'canceled' }))
}

/**
 * To a free time, with the same agent if they are free then; also one that was canceled or missed, unless another was
 * booked since.
 */
export async function moveByCustomer(guest: Guest, { code, starts_at }: Asked & { starts_at: string }) {
  await limitLinks(guest, code)
  const { org, appointment } = await getByCode(code)
  if (mayComeAgain(appointment, guest.now)) await requireNeeded(org, appointment, guest.now)
  const { data } = await listSlotsOf(guest, code)
  const slot = data.find((one) => Date.parse(one.starts_at) === Date.parse(starts_at))
  if (!slot) throw slotTaken()
  return change(guest, code, isMovable, (seen, desk) => {
    const agent_id = slot.agent_ids.includes(seen.agent) ? seen.agent : slot.agent_ids[0]
    const times = timesOf({ starts_at, agent_id }, { ...seen, status: 'scheduled' }, desk, guest.now)
    return { ...times, status: 'confirmed' }
  })
}

const isMovable = (seen: AppointmentItem, now: Date) => isUpcoming(seen, now) || mayComeAgain(seen, now)

/** Nobody comes twice, nor for a vehicle that is gone. */
async function requireNeeded(org: OrgId, { contact, vehicle }: AppointmentItem, now: Date) {
  const [open] = await Promise.all([listUpcomingOf(org, contact, now), findBookable(org, vehicle)])
  if (open.length > 0) throw new AppError('appointment_another')
}

/** The times to which they can move it. */
export async function listSlotsOfCustomer(guest: Guest, { code }: Asked) {
  const { data } = await listSlotsOf(guest, code)
  return { data: data.map(({ starts_at, ends_at }) => ({ starts_at, ends_at })) }
}

/** A customer looks this far ahead. */
const SHOWN_DAYS = 14

async function listSlotsOf({ now }: Guest, code: string) {
  const { org, appointment } = await getByCode(code)
  if (!isMovable(appointment, now)) throw new AppError('appointment_over')
  const to = new Date(now.getTime() + SHOWN_DAYS * 86_400_000).toISOString()
  const { kind, vehicle } = appointment
  return listSlots({ org, now }, { kind, from: now.toISOString(), to, vehicle })
}

async function change(
  { now }: Guest,
  code: string,
  isChangeable: (seen: AppointmentItem, now: Date) => boolean,
  decide: (seen: AppointmentItem, desk: Desk) => Partial<AppointmentItem> | undefined,
) {
  const { org, appointment } = await getByCode(code)
  const changed = await changeAppointment(
    { org, now, actor: customerOf(appointment) },
    appointment.id,
    (seen, desk) => {
      if (!isChangeable(seen, now)) throw new AppError('appointment_over')
      return decide(seen, desk)
    },
  )
  return { appointment: await getPublicFace(org, changed, now) }
}
