import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { dayWrites, readDays } from './days-store.ts'
import type { AppointmentItem } from './entity.ts'
import { ofVehicle } from './entity.ts'
import { deleteAppointment } from './store.ts'
import { dueOf } from './write-due.ts'

/** Removes an appointment of a deleted contact, and frees its times. */
export async function removeAppointment(org: OrgId, appointment: AppointmentItem): Promise<void> {
  const { id, agent, vehicle, starts_at, free_at } = appointment
  const owners = vehicle ? [agent, ofVehicle(vehicle)] : [agent]
  const span = { from: new Date(starts_at), to: new Date(free_at) }
  await retryOnConflict(async () => {
    const days = await readDays(org, owners, [span])
    return deleteAppointment(
      appointment,
      dayWrites(days, id, () => undefined),
      dueOf(appointment),
    )
  })
}
