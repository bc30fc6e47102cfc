import { findOrganization } from '../../people/organizations/door.ts'
import type { Organization } from '../../people/organizations/entity.ts'
import { inZone } from '../../people/organizations/wall-time.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import type { Change } from '../../platform/table/follow.ts'
import { changeAppointment } from './change-appointment.ts'
import { listBetween } from './door.ts'
import type { AppointmentItem } from './entity.ts'
import { FARTHEST_MS, isUpcoming } from './rules.ts'

/** Where the dealership's time zone changes, appointments to come keep their time of day. */
export async function moveToZone(org: OrgId, changes: Change<typeof Organization>[]) {
  const now = changes.at(-1)?.at
  // Told late, the change may be older than where the dealership is.
  const timezone = now && (await findOrganization(org, true))?.timezone
  if (!timezone) return
  const upcoming = (await listBetween(org, now, new Date(now.getTime() + FARTHEST_MS))).filter(
    (one) => isUpcoming(one, now) && one.timezone !== timezone,
  )
  // The way they go decides who makes room first.
  const [first] = upcoming
  const areLater = first !== undefined && inZone(first.starts_at, first.timezone, timezone) > first.starts_at
  for (const { id } of areLater ? upcoming.toReversed() : upcoming)
    await changeAppointment({ org, now }, id, (seen) => movedTo(timezone, seen)).catch(ignoreRefused)
}

function movedTo(timezone: string, seen: AppointmentItem): Partial<AppointmentItem> | undefined {
  if (seen.timezone === timezone) return undefined
  const move = (time: string) => inZone(time, seen.timezone, timezone)
  return { timezone, starts_at: move(seen.starts_at), ends_at: move(seen.ends_at), free_at: move(seen.free_at) }
}

/** It was deleted meanwhile, or something that was booked in another zone has its time: it stays at its instant. */
function ignoreRefused(error: unknown) {
  if (!(error instanceof AppError)) throw error
}
