import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { dayOf } from '../../people/organizations/local-dates.ts'
import type { Ctx, OrgId } from '../../platform/ctx.ts'
import { countChanges } from '../../platform/table/count-changes.ts'
import type { Change } from '../../platform/table/follow.ts'
import type { Call } from '../calls/entity.ts'
import { countsOf } from './counts-of.ts'
import { countIn, readCounts } from './read-counts.ts'

type CallChange = Pick<Change<typeof Call>, 'sequence' | 'before' | 'after'>

/** Counts changes to one organization's calls, each once. */
export function countCalls(org: OrgId, changes: CallChange[]): Promise<void> {
  const counted = changes.map(({ sequence, before, after }) => ({ sequence, counts: countsOf(before, after) }))
  return countChanges(
    org,
    counted.filter(({ counts }) => counts.length > 0),
  )
}

/** Number of calls today, in the dealership's time zone, that the caller may see. */
export async function countToday(ctx: Ctx): Promise<number> {
  const today = dayOf(ctx.now, await findTimeZone(ctx.org))
  return countIn(await readCounts(ctx, { date_from: today, date_to: today })) ?? 0
}
