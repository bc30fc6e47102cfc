import type { Ctx } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import { LONGEST_PLACE, placeOnTop, placesBetween } from './board-places.ts'
import { listNeighbors, setPlace } from './place-store.ts'

/** Cards on each side that are renumbered; more of them where those stand as close to each other. */
const WINDOWS = [20, 100]
const AT_ONCE = 8

/**
 * Makes room at a place of a column that is wanted for a card: gives the cards around it new places, in their order.
 * Answers the card's; it is on top where even many neighbors have no room.
 */
export async function moveNeighbors({ org, now }: Ctx, card: string, stage: string, wanted: string): Promise<string> {
  const top = placeOnTop(card, now)
  for (const size of WINDOWS) {
    const beside = async (side: 'above' | 'below') =>
      (await listNeighbors(org, stage, wanted, side, size + 2)).filter(({ id }) => id !== card)
    const [above, below] = await Promise.all([beside('above'), beside('below')])
    const cards = [...below.slice(0, size).reverse(), { id: card, board_at: '' }, ...above.slice(0, size)]
    const [floor, ceiling] = [below[size], above[size]].map((one) => one && placeIn(one.board_at))
    const ids = cards.map(({ id }) => id)
    const places = placesBetween(ids, floor, ceiling ?? top)
    if (places.some((place) => place.length > LONGEST_PLACE / 2)) continue
    const moved = cards.map((one, n) => ({ one, place: places[n] ?? '' })).filter(({ one }) => one.id !== card)
    await eachAtOnce(moved, AT_ONCE, ({ one, place }) => setPlace(org, one, inSection(stage, place)))
    return places[ids.indexOf(card)] ?? top
  }
  return top
}
