import { findOrganization } from '../../people/organizations/door.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findAppointment } from './door.ts'
import type { AppointmentItem } from './entity.ts'
import { isUpcoming, mayComeAgain } from './rules.ts'
import { findByCode } from './store.ts'

/** A customer's appointment by the code in their link; throws `not_found`. */
export async function getByCode(code: string) {
  const found = await findByCode(code)
  const appointment = found && (await findAppointment(found.org, found.appointment))
  if (!appointment) throw notFound()
  return { org: found.org, appointment }
}

/** The same as its customer sees it. */
export async function getPublicAppointment({ code }: { code: string }, now: Date) {
  const { org, appointment } = await getByCode(code)
  return { appointment: await getPublicFace(org, appointment, now) }
}

export async function getPublicFace(org: OrgId, appointment: AppointmentItem, now: Date) {
  const [organization, senders] = await Promise.all([
    readOrganization(org),
    findOrganization(org).then((item) => item?.senders),
  ])
  const { name, address, city, state, zip_code } = organization
  const { kind, status, starts_at, ends_at, timezone, agent_name, vehicle_title } = appointment
  return {
    kind,
    status,
    starts_at,
    ends_at,
    timezone,
    agent: agent_name,
    vehicle: vehicle_title ?? null,
    may_move: isUpcoming(appointment, now) || mayComeAgain(appointment, now),
    dealership: {
      name,
      address: [address, city, [state, zip_code].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      phone: senders?.phone ?? null,
    },
  }
}
