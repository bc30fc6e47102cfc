import { momentOf } from '../../platform/table/ids.ts'
import type { WaitItem } from './entity.ts'

/** A clock that is so late has stopped. */
const STOPPED_MS = 24 * 3_600_000

/** Sums of waits: a lost one is not over, and no clock tells anybody of it any more. */
export function waitFigures(waits: readonly WaitItem[], now: Date) {
  const handedOver = waits.filter(({ is_draft }) => !is_draft)
  const isLost = ({ end, next_at, id }: WaitItem) =>
    end === undefined && now.getTime() - (next_at ? Date.parse(next_at) : momentOf(id).getTime()) > STOPPED_MS
  return {
    handed_over: handedOver.length,
    answered_in_time: handedOver.filter(({ in_time }) => in_time).length,
    lost: waits.filter(isLost).length,
  }
}
