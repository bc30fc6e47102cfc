import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { listPeople, type Person } from '../contacts/list-people.ts'
import { type Found, type From, findInOrder, orderOf } from './find-in-order.ts'

/** So many of a stage are read at once, and put in the order asked for. */
const WHOLE_STAGE = 100
/** Begins a place in a stage's column. */
const COLUMN = '#'

/** A stage of few is listed as they came in; of many, who came into the stage last stands first, as on the board. */
export async function findInStage(ctx: Ctx, query: ContactQuery, from: From, limit: number): Promise<Found> {
  const isInColumn = from.place?.startsWith(COLUMN)
  const column = orderOf(from, query)
  if (!isInColumn) {
    const { people, place } = await listPeople(ctx, column, undefined, WHOLE_STAGE)
    if (place === undefined) return pageOf(people, from, limit)
    // It has grown between two pages.
    if (from.place !== undefined)
      return findInOrder(ctx, query, orderOf(from, { assignee: query.assignee }), from, limit)
  }
  const place = from.place?.slice(COLUMN.length)
  const found = await findInOrder(ctx, {}, column, { ...from, place }, limit)
  return { ...found, place: found.place && COLUMN + found.place, start: found.start && COLUMN + found.start }
}

/** A page of people of whom all are known. */
function pageOf(people: Person[], { sort, place, skip = 0 }: From, limit: number): Found {
  const isBefore = (a: string, b: string) => (sort === 'created_at_asc' ? a < b : a > b)
  const behind = people
    .filter(({ people_at }) => place === undefined || isBefore(place, people_at))
    .toSorted((a, b) => (isBefore(a.people_at, b.people_at) ? -1 : 1))
  const page = behind.slice(skip, skip + limit)
  const hasMore = behind.length > skip + limit
  return {
    contacts: page,
    place: hasMore ? page.at(-1)?.people_at : undefined,
    start: page[0]?.people_at,
  }
}
