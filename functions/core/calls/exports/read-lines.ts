import type { CallQuery } from '#contract/calls/calls.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { presentCall } from '../calls/present-call.ts'
import { findCalls } from '../history/find-calls.ts'
import { csvLine } from './calls-csv.ts'

const CALLS_AT_ONCE = 1000

/** The matching calls as CSV lines, in batches. */
export async function* readLines(ctx: Ctx, query: CallQuery) {
  const timeZone = await findTimeZone(ctx.org)
  let place: string | undefined
  do {
    const found = await findCalls(ctx, query, { place }, CALLS_AT_ONCE)
    yield found.calls.map((call) => csvLine(presentCall(call, ctx.caller), ctx.language, timeZone))
    place = found.place
  } while (place !== undefined)
}
