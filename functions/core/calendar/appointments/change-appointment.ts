import { findContact } from '../../customers/contacts/door.ts'
import type { ContactItem } from '../../customers/contacts/entity.ts'
import type { Acting } from '../../platform/actor.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findAppointment } from './door.ts'
import type { AppointmentItem } from './entity.ts'
import { type Desk, readDesk } from './read-desk.ts'
import { writeAppointment } from './write-appointment.ts'

/**
 * Changes an appointment: `change` decides by what it is now, throws where it may not be changed, and returns nothing
 * where there is nothing to change. `moveTo`: the stage that its contact comes to with it.
 */
export async function changeAppointment(
  acting: Acting,
  id: string,
  change: (seen: AppointmentItem, desk: Desk) => Partial<AppointmentItem> | undefined,
  moveTo?: string,
): Promise<AppointmentItem> {
  const { org, now } = acting
  const desk = await readDesk(org)
  return retryOnConflict(async () => {
    const before = await findAppointment(org, id)
    if (!before) throw notFound()
    const fields = change(before, desk)
    if (!fields) return before
    const contact = await requireContact(org, before.contact)
    const after = { ...before, ...fields, updated_at: now.toISOString() }
    return writeAppointment(acting, { contact, settings: desk.settings, before, after, moveTo })
  })
}

/** A deleted contact takes its appointments along. */
async function requireContact(org: OrgId, id: string): Promise<ContactItem> {
  const contact = await findContact({ org }, id, true)
  if (!contact) throw notFound()
  return contact
}
