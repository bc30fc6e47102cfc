import { maySee } from '../../platform/access.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { readCounts } from '../../platform/table/counters.ts'
import { placeIn } from '../../platform/table/sections.ts'
import { inStage, worthIn } from '../contacts/counts-of.ts'
import { desksSeenBy } from '../contacts/desk-names.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { findAgentsOf } from '../contacts/find-agents-of.ts'
import { listCards, topmostFirst } from '../contacts/list-cards.ts'
import { presentContact } from '../contacts/present-contact.ts'
import { type Valued, worthOf } from '../contacts/worth-of.ts'
import { searchContacts } from '../search/search-contacts.ts'
import { listStages } from '../stages/list-stages.ts'

interface Input {
  limit: number
  stage?: string
  cursor?: string
  search: string
}

/** The cards that the caller may see, by stage; of one stage from behind its cursor, or those that a search finds in any. */
export async function listBoard(ctx: Ctx, { limit, stage, cursor, search }: Input) {
  if (search !== '') return searchBoard(ctx, { search, cursor, limit })
  const [counts, sums, known] = await Promise.all([
    readStageCounts(ctx),
    readByStage(ctx, worthIn),
    stage === undefined ? knownStages(ctx) : [stage],
  ])
  // Whoever stands in a stage that is none any more is shown all the same.
  const unknown = stage === undefined ? [...counts.keys()].filter((id) => !known.includes(id)) : []
  const columns = await Promise.all(
    [...known, ...unknown].map((id) =>
      readColumn(ctx, id, cursor, limit, { count: counts.get(id) ?? 0, sum: sums.get(id) ?? 0 }),
    ),
  )
  const shown = columns.filter(({ id, cards }) => known.includes(id) || cards.length > 0)
  const by = <Value>(value: (column: (typeof columns)[number]) => Value) =>
    Object.fromEntries(shown.map((column) => [column.id, value(column)]))
  const agents = await findAgentsOf(
    ctx.org,
    shown.flatMap(({ cards }) => cards),
  )
  return Object.assign(
    by(({ cards }) => cards.map((card) => presentContact(card, agents))),
    {
      _counts: by(({ count }) => count),
      _sums: by(({ sum }) => sum),
      _cursors: by(({ next }) => next),
      _cursor: undefined as string | null | undefined,
    },
  )
}

/** Counts the contacts that the caller may see by stage, including stages since removed. */
export const readStageCounts = (ctx: Ctx) => readByStage(ctx, inStage)

async function readByStage({ org, caller }: Ctx, whatIn: typeof inStage): Promise<Map<string, number>> {
  const kind = whatIn('')
  const counts = await readCounts(org, desksSeenBy(caller), kind)
  return new Map([...counts].flatMap(([what, count]) => (count > 0 ? [[what.slice(kind.length), count]] : [])))
}

const knownStages = async (ctx: Ctx) => (await listStages(ctx)).data.map(({ id }) => id)

/** A page of a column. One that fits into it is counted by what was read, any other by its counters, which run a little behind. */
async function readColumn(ctx: Ctx, id: string, cursor: string | undefined, limit: number, counted: Counted) {
  const list = `board ${id}`
  const place = cursor === undefined ? undefined : openCursor(ctx, list, cursor)
  const sorted = await listCards(ctx, id, place, limit + 1)
  const cards = sorted.slice(0, limit)
  const last = cards.at(-1)
  const next = sorted.length > limit && last ? sealCursor(ctx, list, placeIn(last.board_at)) : null
  const isWhole = place === undefined && next === null
  if (isWhole) return { id, cards, next, count: cards.length, sum: sumOf(cards) }
  return { id, cards, next, count: Math.max(counted.count, sorted.length), sum: Math.max(counted.sum, sumOf(cards)) }
}

interface Counted {
  count: number
  sum: number
}
const sumOf = (cards: Valued[]) => cards.reduce((sum, card) => sum + (worthOf(card) ?? 0), 0)

/** At most `limit` cards that a search finds, wherever on the board they stand; a cursor where it has not looked at all. */
async function searchBoard(ctx: Ctx, { search, cursor, limit }: Omit<Input, 'stage'>) {
  const list = `board search ${search}`
  const from = cursor === undefined ? undefined : openCursor(ctx, list, cursor)
  const isSeen = ({ assignee }: ContactItem) => maySee(ctx.caller, assignee)
  const { contacts, place } = await searchContacts(ctx.org, search, from, limit, (some) => some.filter(isSeen))
  const agents = await findAgentsOf(ctx.org, contacts)
  const stages: Record<string, ReturnType<typeof presentContact>[]> = {}
  for (const card of contacts.toSorted(topmostFirst)) {
    stages[card.stage] ??= []
    stages[card.stage]?.push(presentContact(card, agents))
  }
  const _cursor = place === undefined ? null : sealCursor(ctx, list, place)
  return Object.assign(stages, { _counts: {}, _sums: {}, _cursors: {}, _cursor })
}
