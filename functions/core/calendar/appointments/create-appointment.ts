import { getVisibleContact } from '../../customers/contacts/get-contact.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { type Booking, bookAppointment } from './book-appointment.ts'
import { presentAppointment } from './present-appointment.ts'

type Input = Omit<Booking, 'source'> & { contact_id: string }

/** Books an appointment for a contact that the caller may see. */
export async function createAppointment(ctx: Ctx, { contact_id, ...booking }: Input) {
  const source = ctx.caller.key ? ('key' as const) : ('person' as const)
  const made = await bookAppointment(ctx, () => getVisibleContact(ctx, contact_id), { ...booking, source })
  return { appointment: presentAppointment(ctx.caller, made) }
}
