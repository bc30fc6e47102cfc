import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import type { Guest, OrgId } from '../../platform/ctx.ts'
import { listSlots } from '../appointments/list-slots.ts'
import { getOffer } from './get-offer.ts'

/** A visitor looks this far ahead. */
const SHOWN_DAYS = 14

/** The times at which a vehicle may be driven. */
export async function listFreeTimes({ now }: Guest, { id }: { id: string }) {
  const { org } = await getOffer(id, now)
  const [data, timezone] = await Promise.all([findTimes(org, id, now), findTimeZone(org)])
  return { data, timezone }
}

export async function findTimes(org: OrgId, vehicle: string, now: Date) {
  const to = new Date(now.getTime() + SHOWN_DAYS * 86_400_000).toISOString()
  const { data } = await listSlots({ org, now }, { kind: 'test_drive', from: now.toISOString(), to, vehicle })
  return data.map(({ starts_at, ends_at }) => ({ starts_at, ends_at }))
}
