import { duePut, dueRemoval } from '../../platform/due/door.ts'
import type { AppointmentItem } from './entity.ts'
import { asksOf } from './outcome-asks.ts'
import { textsOf } from './texts-due.ts'

type Timed = Pick<AppointmentItem, 'org' | 'id' | 'status' | 'ends_at' | 'texts'>

/** All that becomes due of an appointment: its texts to the customer, and asking how it went. */
export const dueOf = (appointment: Timed) => [...textsOf(appointment), ...asksOf(appointment)]

/** Parts of a transaction: what becomes due of an appointment is that of its changed state. */
export function dueWrites(before: Timed | undefined, after: Timed) {
  const [old, next] = [before ? dueOf(before) : [], dueOf(after)]
  const same = (one: (typeof next)[number]) => (other: typeof one) =>
    other.at === one.at && other.ids.step === one.ids.step
  return [
    ...old.filter((one) => !next.some(same(one))).map(dueRemoval),
    ...next.filter((one) => !old.some(same(one))).map(duePut),
  ]
}
