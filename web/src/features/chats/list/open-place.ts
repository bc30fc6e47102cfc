/** The conversation that was open last, and the one below it there. */
export interface OpenPlace {
  open?: string | undefined
  next?: string | undefined
}

/** The place of the open one; once it is answered, and so on top, the place that it had. */
export function openPlace(rows: readonly string[], open: string | undefined, before: OpenPlace): OpenPlace {
  const at = rows.indexOf(open ?? '')
  if (at < 0) return before
  const hasRisen = before.open === open && rows.indexOf(before.next ?? '') > at + 1
  return hasRisen ? before : { open, next: rows[at + 1] }
}

/** The index of the one before or after the place of the open one, which may have risen, or left: snoozed or closed. */
export function stepFromOpen(
  rows: readonly string[],
  open: string | undefined,
  place: OpenPlace,
  step: 1 | -1,
): number {
  const at = rows.indexOf(open ?? '')
  const below = rows.indexOf(place.next ?? '')
  const hasLeft = open === undefined && place.open !== undefined && !rows.includes(place.open)
  if (below < 0 || !(hasLeft || place.open === open)) return at + step
  if (step > 0) return below
  return at === below - 1 ? at - 1 : below - 1
}
