import { type Ctx, maySee } from '../../platform/ctx.ts'
import type { ContactItem } from './entity.ts'
import { placeBetween, placeOnTop } from './rules.ts'
import { findContact, findNeighbor } from './store.ts'

/**
 * Where a card comes to stand in a column: above the card `before_id`, below the card `after_id`. A neighbor that is in
 * another stage by now, or gone, names no place; without any it is on top.
 */
export async function findPlace(
  ctx: Ctx,
  card: string,
  stage: string,
  near: { before_id?: string; after_id?: string },
) {
  const { org, now } = ctx
  const neighbor = async (id: string | undefined) => {
    const contact = id === undefined || id === card ? undefined : await findContact(org, id, true)
    return contact?.stage === stage && maySee(ctx.caller, contact.assignee) ? contact : undefined
  }
  const [below, above] = await Promise.all([neighbor(near.before_id), neighbor(near.after_id)])
  const isBeside = (one: Pick<ContactItem, 'id'>) => one.id !== card
  if (below && above && below.place < above.place) return placeBetween(card, below.place, above.place)
  if (below) {
    const next = await findNeighbor(org, stage, below.place, 'above', isBeside)
    return next ? placeBetween(card, below.place, next) : placeOnTop(card, now)
  }
  if (above) return placeBetween(card, await findNeighbor(org, stage, above.place, 'below', isBeside), above.place)
  return placeOnTop(card, now)
}
