import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/table/cursor.ts'
import { desksSeenBy } from '../contacts/desk-names.ts'
import { presentContact } from '../contacts/present-contact.ts'
import { stagesOf } from '../stages/rules.ts'
import { getPipeline } from '../stages/store.ts'
import { type Card, listColumn } from './store.ts'

interface Input {
  limit: number
  stage?: string
  cursor?: string
}

/** The cards that the caller may see, by stage; of one stage from behind its cursor. */
export async function listBoard(ctx: Ctx, { limit, stage, cursor }: Input) {
  const stages = stage === undefined ? await stagesOnBoard(ctx) : [stage]
  const columns = await Promise.all(stages.map((id) => readColumn(ctx, id, cursor, limit)))
  const by = <Value>(value: (column: (typeof columns)[number]) => Value) =>
    Object.fromEntries(columns.map((column) => [column.stage, value(column)]))
  return Object.assign(
    by(({ cards }) => cards.map(presentContact)),
    { _counts: by(({ count }) => count), _cursors: by(({ next }) => next) },
  )
}

/** A stage that was removed stays on the board until its last card has moved. */
async function stagesOnBoard({ org }: Ctx): Promise<string[]> {
  const pipeline = await getPipeline(org, true)
  return [...stagesOf(pipeline), ...pipeline.leaving].map(({ id }) => id)
}

async function readColumn(ctx: Ctx, stage: string, cursor: string | undefined, limit: number) {
  const list = `board ${stage}`
  const place = cursor === undefined ? undefined : openCursor(ctx, list, cursor)
  const found = await Promise.all(
    desksSeenBy(ctx.caller).map((desk) => listColumn(ctx.org, desk, stage, place, limit + 1)),
  )
  const sorted = found.flat().toSorted(topmostFirst)
  const cards = sorted.slice(0, limit)
  const last = cards.at(-1)?.place
  return { stage, cards, count: cards.length, next: sorted.length > limit && last ? sealCursor(ctx, list, last) : null }
}

const topmostFirst = (a: Card, b: Card) => (a.place < b.place ? 1 : -1)
