import type { AppointmentKind } from '#contract/calendar/appointment-kinds.ts'
import { wallOf } from '../../people/organizations/wall-time.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { busyTimes } from '../busy/busy-times.ts'
import { listBusy } from '../busy/door.ts'
import { readDays } from './days-store.ts'
import type { Desk, Taker } from './read-desk.ts'
import { isFree, type Span, worksAt } from './rules.ts'
import { slotTaken } from './slot-taken.ts'

/** Somebody who is away is away today. */
const isAwayThen = ({ isAway }: Taker, from: Date, timezone: string, now: Date) =>
  isAway && wallOf(from, timezone).date === wallOf(now, timezone).date

/** The person who was chosen for a time. Throws `agent_left`, `agent_away`, or `hours_closed`. */
export function requireTaker({ people, timezone }: Desk, id: string, span: Span, now: Date): Taker {
  const taker = people.find((one) => one.id === id)
  if (!taker) throw new AppError('agent_left')
  if (isAwayThen(taker, span.from, timezone, now)) throw new AppError('agent_away', { agent: taker.name })
  if (!worksAt(span, taker.hours, timezone)) throw new AppError('hours_closed', { agent: taker.name })
  return taker
}

/**
 * Someone who works then and is free: the one who comes `first`, else whoever has least that day. Throws `slot_taken`
 * where nobody is free, `hours_closed` where nobody works then. What the appointment itself (`by`) takes already is free
 * to it.
 */
export async function chooseTaker(
  org: OrgId,
  { takersOf, timezone }: Desk,
  kind: AppointmentKind,
  { from, to, free, by }: Span & { free: Date; by: string },
  { first, now }: { first: string | undefined; now: Date },
): Promise<Taker> {
  const takers = takersOf(kind)
  if (takers.length === 0) throw new AppError('nobody_takes_it')
  const working = takers.filter(
    (one) => worksAt({ from, to }, one.hours, timezone) && !isAwayThen(one, from, timezone, now),
  )
  const [anybody] = takers
  if (working.length === 0 && anybody) throw new AppError('hours_closed', { agent: anybody.name })
  const span = { from, to: free }
  const owners = working.map(({ id }) => id)
  const [days, busy] = await Promise.all([readDays(org, owners, [span]), listBusy(org)])
  const busyOf = busyTimes(busy, span)
  const candidates = working.map((taker) => ({ taker, days: days.filter(({ of }) => of === taker.id) }))
  const load = (of: (typeof candidates)[number]) => of.days.reduce((sum, { taken }) => sum + taken.length, 0)
  const [best] = candidates
    .filter(({ taker, days: own }) => isFree([...own, ...(busyOf.get(taker.id) ?? [])], span, by))
    .toSorted((a, b) => Number(b.taker.id === first) - Number(a.taker.id === first) || load(a) - load(b))
  if (!best) throw slotTaken()
  return best.taker
}
