import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { placeIn } from '../../platform/table/sections.ts'
import { LONGEST_PLACE, placeBetween, placeOnTop } from './board-places.ts'
import { findContact } from './door.ts'
import { moveNeighbors } from './move-neighbors.ts'
import { listNeighbors } from './place-store.ts'

/**
 * Where a card comes to stand in a column: above the card `before_id`, below the card `after_id`. A neighbor that is in
 * another stage by now, or gone, names no place; without any it is on top.
 */
export async function findPlace(
  ctx: Ctx,
  card: string,
  stage: string,
  near: { before_id?: string; after_id?: string },
): Promise<string> {
  const { org, now } = ctx
  const neighbor = async (id: string | undefined) => {
    const contact = id === undefined || id === card ? undefined : await findContact(ctx, id, true)
    return contact?.stage === stage ? placeIn(contact.board_at) : undefined
  }
  const [before, after] = await Promise.all([neighbor(near.before_id), neighbor(near.after_id)])
  const [below, above] = await gapOf(org, card, stage, before, after)
  if (above === undefined) return placeOnTop(card, now)
  const place = placeBetween(card, below, above)
  return place.length <= LONGEST_PLACE ? place : moveNeighbors(ctx, card, stage, place)
}

/** Between which places a card comes to stand; without the upper one on top of its column. */
async function gapOf(org: OrgId, card: string, stage: string, below: string | undefined, above: string | undefined) {
  const next = async (place: string, side: 'above' | 'below') => {
    const found = (await listNeighbors(org, stage, place, side, 2)).find(({ id }) => id !== card)
    return found && placeIn(found.board_at)
  }
  if (below && above && below < above) return [below, above]
  if (below) return [below, await next(below, 'above')]
  return above ? [await next(above, 'below'), above] : []
}
