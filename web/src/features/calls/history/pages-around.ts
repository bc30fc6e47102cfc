import type { CallPage } from '../../../data/calls.ts'
import type { HistoryPlace } from './use-history-place.ts'

/** The number of the last page: wherever a cursor continues there is another, whatever the counters say. */
export const lastPage = ({ meta, cursor }: CallPage, place: Pick<HistoryPlace, 'page' | 'cursor'>): number =>
  Math.max(
    meta.last_page ?? place.page,
    place.cursor === undefined ? 1 : place.page,
    cursor === null ? 1 : place.page + 1,
  )

/** The specification's number of buttons (S1 §9). */
const BUTTONS = 5

/** The pages that have a button: the current one in the middle if there are enough on both sides. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), last - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, last) }, (_, index) => first + index)
}
