import { findContact } from '../../customers/contacts/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { listOfContact } from './door.ts'
import { removeAppointment } from './remove-appointment.ts'
import { setPerson } from './store.ts'

/** Gives the appointments of a contact to the one that it was joined with. Safe to repeat. */
export async function handAppointments(org: OrgId, from: string, into: string): Promise<void> {
  const heir = await findContact({ org }, into, true)
  if (!heir) return removeAppointmentsOf(org, from)
  for (const one of await listOfContact(org, from)) await setPerson(one, heir, heir.id)
}

/** Removes the appointments of a deleted contact. Safe to repeat. */
export async function removeAppointmentsOf(org: OrgId, contact: string): Promise<void> {
  for (const one of await listOfContact(org, contact)) await removeAppointment(org, one)
}
