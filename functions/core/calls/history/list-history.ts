import type { CallQuery } from '#contract/calls/calls.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { openCursor, sealCursor } from '../../platform/cursor.ts'
import { presentCall } from '../calls/present-call.ts'
import { findCalls } from './find-calls.ts'
import { findStart } from './find-start.ts'
import { countIn, readCounts } from './read-counts.ts'

type Input = CallQuery & { page: number; per_page: number; cursor?: string }

/** A page of the matching calls that the caller may see, newest first. */
export async function listHistory(ctx: Ctx, { page, per_page, cursor, ...query }: Input) {
  const list = `calls ${JSON.stringify(Object.entries(query).toSorted())}`
  const find = async () => {
    const from =
      cursor === undefined
        ? await findStart(ctx, query, (page - 1) * per_page)
        : { place: openCursor(ctx, list, cursor) }
    return findCalls(ctx, query, from, per_page)
  }
  const [found, counted] = await Promise.all([find(), readTotal(ctx, query)])
  const isWhole = page === 1 && cursor === undefined && found.place === undefined
  const total = isWhole ? found.calls.length : counted
  return {
    data: found.calls.map((call) => presentCall(call, ctx.caller)),
    meta: { last_page: total === null ? null : Math.max(1, Math.ceil(total / per_page)), total },
    has_more_contacts: found.isCut,
    cursor: found.place === undefined ? null : sealCursor(ctx, list, found.place),
  }
}

/** Number of matching calls, if the counters can tell; else null. */
export async function readTotal(ctx: Ctx, query: CallQuery): Promise<number | null> {
  if (query.search || query.contact_id !== undefined) return null
  return countIn(await readCounts(ctx, query), query)
}
