import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCount } from '../../platform/table/counters.ts'
import { CONTACTS, inStage } from '../contacts/counts-of.ts'
import { desksAskedFor } from '../contacts/desk-names.ts'
import { findPeople } from './find-people.ts'

/** Beyond this nobody waits for the count: people, and calls that look for them. */
const MOST_COUNTED = 1000
const MOST_CALLS = 2

/** The number of matches; null if counting stopped, and then `count_from` is the minimum. */
export interface Counted {
  count: number | null
  count_from: number
}

/** Returns the number of matches that the caller may see, if a counter has it (all, or a stage); otherwise null. */
export async function readTotal(ctx: Ctx, query: ContactQuery): Promise<number | null> {
  const { stage, assignee, search, ...others } = query
  if (search || Object.values(others).some((asked) => asked !== undefined)) return null
  return readCount(ctx.org, desksAskedFor(ctx, assignee), stage === undefined ? CONTACTS : inStage(stage))
}

/** The same, counted one by one where no counter says so. */
export async function countPeople(ctx: Ctx, query: ContactQuery): Promise<Counted> {
  const total = await readTotal(ctx, query)
  if (total !== null) return { count: total, count_from: total }
  let count = 0
  let place: string | undefined
  for (let calls = 0; calls < MOST_CALLS && count < MOST_COUNTED; calls++) {
    const found = await findPeople(ctx, query, { sort: 'created_at_desc', place }, MOST_COUNTED - count)
    count += found.contacts.length
    place = found.place
    if (place === undefined) return { count, count_from: count }
  }
  return { count: null, count_from: count }
}
