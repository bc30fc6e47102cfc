import { listOpenOf } from '../../calendar/appointments/door.ts'
import type { OpenTurn } from './open-turn.ts'

/** The customer's next appointment, if they have one. */
export async function findNextAppointment({ org, now, contact }: OpenTurn) {
  const all = contact ? await listOpenOf(org, contact.id) : []
  return all
    .filter(({ ends_at }) => Date.parse(ends_at) > now.getTime())
    .toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1))[0]
}
