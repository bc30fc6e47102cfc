import { momentKey } from '../../platform/table/ids.ts'

/** The place of a card that comes to the top of its column now: the greatest so far, without looking at the others. */
export const placeOnTop = (id: string, now: Date) => momentKey(now.getTime(), id)

/** Whoever comes to the same place at the same time stands beside, not in the same: a page would pass one of them over. */
const endingOf = (id: string) => id.slice(-8)

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A card's place between two of a column: above `below` (undefined: the column's end), and below `above`. */
export function placeBetween(id: string, below: string | undefined, above: string): string {
  let [place, ceiling] = ['', above]
  for (let i = 0; ; i++) {
    const least = LETTERS.indexOf(below?.[i] ?? '0')
    const most = ceiling === '' ? LETTERS.length : LETTERS.indexOf(ceiling[i] ?? '0')
    if (most - least > 1) return place + LETTERS.charAt((least + most) >> 1) + endingOf(id)
    place += LETTERS.charAt(least)
    // The next letters need only be greater than those of the one below.
    if (most > least) ceiling = ''
  }
}

/**
 * Each drop into one gap makes places longer, and DynamoDB takes 1,024 bytes of a sort key: a place longer than this has
 * the cards around it renumbered first.
 */
export const LONGEST_PLACE = 100

/** Places for cards between two places, the lowest first, as far from each other as there is room. */
export function placesBetween(ids: readonly string[], below: string | undefined, above: string): string[] {
  if (ids.length === 0) return []
  const middle = ids.length >> 1
  const place = placeBetween(ids[middle] ?? '', below, above)
  return [
    ...placesBetween(ids.slice(0, middle), below, place),
    place,
    ...placesBetween(ids.slice(middle + 1), place, above),
  ]
}
