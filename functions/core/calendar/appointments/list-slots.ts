import type { AppointmentKind } from '#contract/calendar/appointment-kinds.ts'
import type { Organization } from '#contract/people/organizations.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { busyTimes } from '../busy/busy-times.ts'
import { listBusy } from '../busy/store.ts'
import { listDays } from './days-store.ts'
import { ofVehicle } from './entity.ts'
import { readDesk } from './read-desk.ts'
import { addMinutes, freeStarts, kindSettingsOf } from './rules.ts'
import { boundOf, wallOf } from './wall-time.ts'

const MOST_MS = 62 * 86_400_000

interface Input {
  kind: AppointmentKind
  from: string
  to: string
  agent?: string
  vehicle?: string
  /** Where the caller has read it. */
  dealership?: Organization
}

/** The free times for a kind in a range, earliest first, each with those who could take it. */
export async function listSlots(
  { org, now }: Pick<Ctx, 'org' | 'now'>,
  { kind, from, to, agent, vehicle, dealership }: Input,
) {
  const { settings, timezone, takersOf } = await readDesk(org, dealership)
  const { minutes, bufferMinutes, noticeMs, aheadMs } = kindSettingsOf(settings, kind)
  const [start, end] = [boundOf(from, timezone), boundOf(to, timezone, true)]
  if (end.getTime() - start.getTime() > MOST_MS) throw new AppError('calendar_range')
  const range = {
    from: new Date(Math.max(start.getTime(), now.getTime() + noticeMs)),
    to: new Date(Math.min(end.getTime(), now.getTime() + aheadMs)),
  }
  if (range.from >= range.to) return { data: [] }

  const whole = { from: range.from, to: addMinutes(range.to, minutes + bufferMinutes) }
  const [taken, busy] = await Promise.all([listDays(org, whole), listBusy(org)])
  const busyOf = busyTimes(busy, whole)
  const today = wallOf(now, timezone).date
  const agentsOf = new Map<number, string[]>()
  for (const { id, hours, isAway } of takersOf(kind).filter((one) => agent === undefined || one.id === agent)) {
    const own = taken.filter(({ of }) => of === id || (vehicle !== undefined && of === ofVehicle(vehicle)))
    const days = [...own, ...(busyOf.get(id) ?? [])]
    for (const at of freeStarts({ hours, days, minutes, bufferMinutes }, range, timezone)) {
      if (isAway && wallOf(at, timezone).date === today) continue
      agentsOf.set(at.getTime(), [...(agentsOf.get(at.getTime()) ?? []), id])
    }
  }
  const data = [...agentsOf]
    .toSorted(([a], [b]) => a - b)
    .map(([at, agent_ids]) => ({
      starts_at: new Date(at).toISOString(),
      ends_at: addMinutes(new Date(at), minutes).toISOString(),
      agent_ids,
    }))
  return { data }
}
