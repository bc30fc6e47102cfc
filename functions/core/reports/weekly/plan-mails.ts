import { dayAfter } from '../../people/organizations/local-dates.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { momentOn } from '../../people/organizations/wall-time.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { localDay } from '../days/day-cells.ts'
import { mondayOf } from '../days/day-spans.ts'

/** Before people come to work. */
const MAILED_AT = '07:00'
/** Planned by more nights than one, so that a night that fails costs no week. */
const AHEAD_MS = 48 * 3_600_000

/** Has the week's report mailed on Monday morning in the dealership's zone. Safe to repeat. */
export async function planMails(org: OrgId, now: Date): Promise<void> {
  const { timezone } = await readOrganization(org)
  const monday = mondayOf(localDay(now, timezone))
  const [at, next] = [monday, dayAfter(monday, 7)].map((day) => ({ day, time: momentOn(day, MAILED_AT, timezone) }))
  const mailed = at && at.time > now ? at : next
  if (!mailed || mailed.time.getTime() - now.getTime() > AHEAD_MS) return
  const ids = { week: dayAfter(mailed.day, -7) }
  await putDue([{ kind: 'mail-reports', org, ids, at: mailed.time.toISOString() }])
}
