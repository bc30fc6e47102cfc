import { isUpcoming } from '../../calendar/appointments/rules.ts'
import { listOfContact } from '../../calendar/appointments/store.ts'
import type { OpenTurn } from './open-turn.ts'

/** The customer's next appointment, if they have one. */
export async function findNextAppointment({ org, now, contact }: OpenTurn) {
  const all = contact ? await listOfContact(org, contact.id) : []
  return all.filter((one) => isUpcoming(one, now)).toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))[0]
}
