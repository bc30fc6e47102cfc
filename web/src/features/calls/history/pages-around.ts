/** The specification's number of buttons (S1 §9). */
const BUTTONS = 5

/** The pages that have a button: this one in their middle as far as there are others on both sides. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(BUTTONS / 2), last - BUTTONS + 1))
  return Array.from({ length: Math.min(BUTTONS, last) }, (_, index) => first + index)
}
