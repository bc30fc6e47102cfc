import type { ContactQuery } from '#contract/customers/contact-query.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { readCount } from '../counters/store.ts'
import { CONTACTS, inStage } from './counts-of.ts'
import { desksAskedFor } from './desk-names.ts'
import { findPeople } from './find-people.ts'

/** Beyond this nobody waits for the count: calls, and what each finds at most. */
const MOST_CALLS = 4
const CONTACTS_A_CALL = 5000

/** How many fit of those that the caller may see, where a counter says so: of all, or of a stage. Else null. */
export async function readTotal({ org, caller }: Ctx, query: ContactQuery): Promise<number | null> {
  const { stage, assignee, search, ...others } = query
  if (search || Object.values(others).some((asked) => asked !== undefined)) return null
  return readCount(org, desksAskedFor(caller, assignee), stage === undefined ? CONTACTS : inStage(stage))
}

/** The same, counted one by one where no counter says so; null where they are too many for that. */
export async function countPeople(ctx: Ctx, query: ContactQuery): Promise<number | null> {
  const total = await readTotal(ctx, query)
  if (total !== null) return total
  let count = 0
  let place: string | undefined
  for (let calls = 0; calls < MOST_CALLS; calls++) {
    const found = await findPeople(ctx, query, { sort: 'created_at_desc', place }, CONTACTS_A_CALL)
    count += found.contacts.length
    place = found.place
    if (place === undefined) return count
  }
  return null
}
