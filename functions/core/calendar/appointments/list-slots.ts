import type { AppointmentKind } from '#contract/calendar/appointment-kinds.ts'
import type { Organization } from '#contract/people/organizations.ts'
import { boundOf, wallOf } from '../../people/organizations/wall-time.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { busyTimes } from '../busy/busy-times.ts'
import { listBusy } from '../busy/door.ts'
import { dayReader } from './days-store.ts'
import { ofVehicle } from './entity.ts'
import { readDesk, type Taker } from './read-desk.ts'
import { addMinutes, byDay, freeStarts, kindSettingsOf, type Span } from './rules.ts'

const MOST_MS = 62 * 86_400_000

interface Input {
  kind: AppointmentKind
  from: string
  to: string
  agent?: string
  vehicle?: string
  /** Where the caller has read it. */
  dealership?: Organization
  /** Looks at days one by one until so many times are found; each day is another read. */
  enough?: number
}

/** The free times for a kind in a range, earliest first, each with those who could take it; and who takes the kind at all. */
export async function listSlots(
  { org, now }: Pick<Ctx, 'org' | 'now'>,
  { kind, from, to, agent, vehicle, dealership, enough }: Input,
) {
  const [{ settings, timezone, takersOf }, busy] = await Promise.all([readDesk(org, dealership), listBusy(org)])
  const { minutes, bufferMinutes, noticeMs, aheadMs } = kindSettingsOf(settings, kind)
  const [start, end] = [boundOf(from, timezone), boundOf(to, timezone, true)]
  if (end.getTime() - start.getTime() > MOST_MS) throw new AppError('calendar_range')
  const range = {
    from: new Date(Math.max(start.getTime(), now.getTime() + noticeMs)),
    to: new Date(Math.min(end.getTime(), now.getTime() + aheadMs)),
  }
  const agents = takersOf(kind)
  if (range.from >= range.to) return { data: [], agents }

  const takers = agents.filter((one) => agent === undefined || one.id === agent)
  const today = wallOf(now, timezone).date
  const startsOf = ({ hours, isAway }: Taker, days: Parameters<typeof freeStarts>[0]['days'], span: Span) =>
    [...freeStarts({ hours, days, minutes, bufferMinutes }, span, timezone)].filter(
      (at) => !isAway || wallOf(at, timezone).date !== today,
    )
  const takenIn = dayReader(org)
  const freeIn = async (span: Span) => {
    const whole = { from: span.from, to: addMinutes(span.to, minutes + bufferMinutes) }
    const taken = await takenIn(whole)
    const busyOf = busyTimes(busy, whole)
    const agentsOf = new Map<number, string[]>()
    for (const taker of takers) {
      const { id } = taker
      const own = taken.filter(({ of }) => of === id || (vehicle !== undefined && of === ofVehicle(vehicle)))
      for (const at of startsOf(taker, [...own, ...(busyOf.get(id) ?? [])], span))
        agentsOf.set(at.getTime(), [...(agentsOf.get(at.getTime()) ?? []), id])
    }
    return [...agentsOf]
      .toSorted(([a], [b]) => a - b)
      .map(([at, agent_ids]) => ({
        starts_at: new Date(at).toISOString(),
        ends_at: addMinutes(new Date(at), minutes).toISOString(),
        agent_ids,
      }))
  }
  if (enough === undefined) return { data: await freeIn(range), agents }

  const data: Awaited<ReturnType<typeof freeIn>> = []
  for (const day of byDay(range)) {
    if (data.length >= enough) break
    // Nothing is read of a day on which nobody works.
    if (takers.some((one) => startsOf(one, [], day).length > 0)) data.push(...(await freeIn(day)))
  }
  return { data, agents }
}
