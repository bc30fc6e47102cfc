import { unasked } from '../../platform/access.ts'
import type { Acting } from '../../platform/actor.ts'
import { enqueue } from '../../platform/aws/queues.ts'
import type { Work } from '../../platform/ctx.ts'
import { eachAtOnce } from '../../platform/each-at-once.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { inSection, placeIn } from '../../platform/table/sections.ts'
import { changeContact } from '../contacts/change-contact.ts'
import { findContact } from '../contacts/door.ts'
import { listCards } from '../contacts/list-cards.ts'
import { findLeaving, forgetStage } from '../stages/door.ts'

/** People moved by a message: each takes a read and a transaction, and eight go at once. */
const PAGES_A_MESSAGE = 20
const PAGE = 50
const AT_ONCE = 8
/** A move that was checked before the stage was removed is written, and stands in the index, long before. */
const LAST_LOOK_SECONDS = 60

/** Moves the people of a removed stage, message by message; when nobody comes after the last, the stage is forgotten. */
export async function movePeople(work: Work, { stage, isLastLook = false }: { stage: string; isLastLook?: boolean }) {
  const leaving = await findLeaving(work.org, stage)
  if (!leaving) return
  const acting = { ...work, caller: leaving.by }
  for (let page = 0; page < PAGES_A_MESSAGE; page++) {
    if (await movePage(acting, stage, leaving.move_to)) continue
    if (isLastLook && page === 0) return forgetStage(work.org, stage)
    return enqueue('move-people', { org: work.org, stage, isLastLook: true }, { delaySeconds: LAST_LOOK_SECONDS })
  }
  return enqueue('move-people', { org: work.org, stage })
}

/** Moves a page of a stage's people; false where there were none. */
export async function movePage(acting: Acting, stage: string, to: string): Promise<boolean> {
  const cards = await listCards(unasked(acting), stage, undefined, PAGE)
  await eachAtOnce(cards, AT_ONCE, ({ id }) => moveCard(acting, id, stage, to))
  return cards.length > 0
}

/** Their order stays, for a place is good in every column, and so do the cards' colors. */
const moveCard = (acting: Acting, id: string, from: string, to: string) =>
  retryOnConflict(async () => {
    const seen = await findContact(unasked(acting), id, true)
    if (seen?.stage !== from) return true
    const update = { stage: to, board_at: inSection(to, placeIn(seen.board_at)) }
    return changeContact(acting, seen, { update, entries: [{ type: 'stage', from, to }], still: ['board_at'] })
  })
