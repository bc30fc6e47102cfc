import { duePut, dueRemoval } from '../../platform/due/door.ts'
import type { AppointmentItem } from './entity.ts'
import { textsOf } from './texts-due.ts'

type Texted = Pick<AppointmentItem, 'org' | 'id' | 'texts'>

/** Parts of a transaction: the texts of an appointment are those of its changed state. */
export function textWrites(before: Texted | undefined, after: Texted) {
  const [old, next] = [before ? textsOf(before) : [], textsOf(after)]
  const same = (one: (typeof next)[number]) => (other: typeof one) =>
    other.at === one.at && other.ids.step === one.ids.step
  return [
    ...old.filter((one) => !next.some(same(one))).map(dueRemoval),
    ...next.filter((one) => !old.some(same(one))).map(duePut),
  ]
}
