/** With more pages than this, the numbers collapse to first, last and the current one's neighbors (S1 §2). */
const ALL_SHOWN_UP_TO = 7

/** The numbers of a pagination in order; 'before' and 'after' stand for omitted ones. */
export function pageNumbers(current: number, last: number): (number | 'before' | 'after')[] {
  if (last <= ALL_SHOWN_UP_TO) return Array.from({ length: last }, (_, index) => index + 1)
  const near = [current - 1, current, current + 1].filter((page) => page > 1 && page < last)
  const from = near[0] ?? 2
  const to = near.at(-1) ?? last - 1
  return [1, ...(from > 2 ? (['before'] as const) : []), ...near, ...(to < last - 1 ? (['after'] as const) : []), last]
}
