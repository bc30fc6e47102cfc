import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { placeIn } from '../../platform/table/sections.ts'
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
    return contact?.stage === stage && maySee(ctx.caller, contact.assignee) ? placeIn(contact.board_at) : undefined
  }
  const [below, above] = await Promise.all([neighbor(near.before_id), neighbor(near.after_id)])
  const isBeside = (one: Pick<ContactItem, 'id'>) => one.id !== card
  if (below && above && below < above) return placeBetween(card, below, above)
  if (below) {
    const next = await findNeighbor(org, stage, below, 'above', isBeside)
    return next ? placeBetween(card, below, next) : placeOnTop(card, now)
  }
  if (above) return placeBetween(card, await findNeighbor(org, stage, above, 'below', isBeside), above)
  return placeOnTop(card, now)
}
