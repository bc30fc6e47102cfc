import { type AppointmentStatus, takesTime } from '#contract/calendar/appointment-kinds.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { changeAppointment } from './change-appointment.ts'
import type { AppointmentItem } from './entity.ts'
import { presentAppointment } from './present-appointment.ts'
import { seesContactOf } from './rules.ts'

interface Input {
  id: string
  status: AppointmentStatus
  /** The customer bought: they move to Sold with it. */
  sold?: boolean
}

/** Says how an appointment stands; a canceled one that comes back takes its time anew, if that is still free. */
export async function updateAppointmentStatus(ctx: Ctx, { id, status, sold }: Input) {
  const decide = (seen: AppointmentItem) => {
    if (!seesContactOf(ctx.caller, seen)) throw notFound()
    if (seen.status === status) return undefined
    if (!takesTime(seen.status) && Date.parse(seen.starts_at) <= ctx.now.getTime())
      throw new AppError('appointment_past')
    return { status }
  }
  const changed = await changeAppointment(ctx, id, decide, sold ? 'sold' : undefined)
  return { appointment: presentAppointment(ctx.caller, changed) }
}
