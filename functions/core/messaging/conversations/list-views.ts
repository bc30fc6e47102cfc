import type { ContactItem } from '../../customers/contacts/entity.ts'
import { listInbox } from '../../customers/contacts/list-inbox.ts'
import { findBeside } from '../../customers/search/find-beside.ts'
import { listSeenViews } from '../../customers/views/door.ts'
import { getView } from '../../customers/views/get-view.ts'
import { isInView } from '../../customers/views/is-in-view.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findWaiting } from '../unread/find-waiting.ts'

/** Open conversations that are looked at to count; of a dealership with more, views have no count. */
const MOST_COUNTED = 1_000
const COUNTED = ['active', 'snoozed'] as const

/** The views of the dealership and of the caller, by name, with the number of open conversations in each. */
export async function listViews(ctx: Ctx) {
  const found = await listSeenViews(ctx)
  const rows = found.length > 0 ? await listOpen(ctx) : undefined
  const waiting = found.some(({ query }) => query.waiting) ? await findWaiting(ctx) : undefined
  const data = await Promise.all(
    found
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .map(async (view) => {
        const { status, waiting: waits } = view.query
        const isCounted = rows && COUNTED.some((one) => one === status)
        const wait = waits && new Set(waiting?.[waits].map(({ contact }) => contact))
        const beside = isCounted ? await findBeside(ctx.org, view.query, rows) : undefined
        const isIn = (contact: ContactItem) =>
          isInView(contact, view.query, ctx, beside) && (!wait || wait.has(contact.id))
        return { view: await getView(ctx, view), count: isCounted ? rows.filter(isIn).length : null }
      }),
  )
  return { data }
}

/** All open conversations that the caller may see; undefined where there are too many. */
async function listOpen(ctx: Ctx): Promise<ContactItem[] | undefined> {
  const { rows, isCut } = await listInbox(ctx, COUNTED, { limit: MOST_COUNTED })
  return isCut || rows.length >= MOST_COUNTED ? undefined : rows
}
