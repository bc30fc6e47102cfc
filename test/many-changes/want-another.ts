import { writeVehicleCode } from '#contract/stock/vehicle-code.ts'
import { updateAppointmentStatus } from '../../functions/core/calendar/appointments/update-appointment-status.ts'
import { contactIdOf } from '../../functions/core/customers/contacts/derived-ids.ts'
import { updateContact } from '../../functions/core/customers/contacts/update-contact.ts'
import { receiveMessage } from '../../functions/core/messaging/messages/receive-message.ts'
import type { Ctx } from '../../functions/core/platform/ctx.ts'
import { openCatalogue } from '../../functions/core/stock/catalogue/open-catalogue.ts'
import { vehicleIdOf } from '../../functions/core/stock/vehicles/vehicle-id.ts'
import { allFollowed } from '../all-followed.ts'
import { book, putAgent } from '../bench/calendar/fill.ts'

const DAY_MS = 86_400_000

/** Somebody asks about one vehicle, and then about another; looks for one make, and then another; comes after all. */
export async function wantAnother(ctx: Ctx, phone: string): Promise<void> {
  const now = () => ({ ...ctx, now: new Date() })
  const id = contactIdOf(ctx.org, phone)
  const [first, second] = [...((await openCatalogue(ctx.org))?.rows ?? [])].map(({ key }) => vehicleIdOf(ctx.org, key))
  if (!first || !second) throw new Error('The demonstration has no vehicles.')
  for (const vehicle of [first, second]) {
    const body = `Is it there? ${writeVehicleCode(vehicle)}`
    await receiveMessage(now(), { sid: `SM-${vehicle}`, from: phone, body, media: [] })
    await allFollowed()
  }
  for (const looking_for of ['Toyota', 'Honda']) await updateContact(now(), { id, looking_for })
  const agent_id = await putAgent(ctx, 4)
  const starts_at = new Date((Math.ceil(Date.now() / DAY_MS) + 2.75) * DAY_MS).toISOString()
  const visit = await book(now(), id, { starts_at, client_id: 'late', agent_id })
  for (const status of ['no_show', 'arrived'] as const) await updateAppointmentStatus(now(), { id: visit.id, status })
}
