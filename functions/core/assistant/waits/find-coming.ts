import type { Organization } from '#contract/people/organizations.ts'
import { listBetween } from '../../calendar/appointments/door.ts'
import { busyTimes } from '../../calendar/busy/busy-times.ts'
import { listBusy } from '../../calendar/busy/door.ts'
import { listAgents } from '../../people/accounts/list-agents.ts'
import { nextOpening } from '../../people/organizations/next-opening.ts'
import { wallOf } from '../../people/organizations/wall-time.ts'
import { isOnDuty, isWithin } from '../../people/organizations/working-hours.ts'
import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'

const QUARTER_MS = 15 * 60_000
/** A longer appointment is none of these. */
const LONGEST_APPOINTMENT_MS = 8 * 3_600_000
/** Who is told of no earlier opening is not told of one so far. */
const FARTHEST_MS = 6 * 86_400_000

export interface Coming {
  at: Date
  /** The customer's own agent, where they are there then. */
  who?: string
}

/** While it is closed: when it opens next, if somebody is there then by hours and calendars; nothing else is promised. */
export async function findComing(
  org: OrgId,
  { dealership, assignee, now }: { dealership: Organization; assignee: string | undefined; now: Date },
): Promise<Coming | undefined> {
  const { business_hours, timezone } = dealership
  const at = nextOpening(dealership, now)
  if (at <= now || at.getTime() - now.getTime() > FARTHEST_MS || !isWithin(business_hours, at, timezone)) return
  const span = { from: at, to: new Date(at.getTime() + QUARTER_MS) }
  const [{ agents }, busy, appointments, { outreach_holidays }] = await Promise.all([
    listAgents({ org }),
    listBusy(org),
    listBetween(org, new Date(at.getTime() - LONGEST_APPOINTMENT_MS), span.to),
    readSettings(org, 'outreach'),
  ])
  if (outreach_holidays.includes(wallOf(at, timezone).date)) return
  const busyThen = busyTimes(busy, span)
  const isFree = (id: string) =>
    (busyThen.get(id) ?? []).every(({ taken }) => taken.length === 0) &&
    !appointments.some(({ agent, ends_at }) => agent === id && ends_at > at.toISOString())
  const isThere = (agent: (typeof agents)[number]) => isOnDuty(agent, dealership, at) && isFree(agent.id)
  const own = agents.find(({ id }) => id === assignee)
  if (own && isThere(own)) return { at, who: own.name.split(' ')[0] }
  return agents.some(isThere) ? { at } : undefined
}
