import type { OrgId } from '../../platform/ctx.ts'
import { newId } from '../../platform/table/ids.ts'
import { findLot } from './door.ts'
import type { LotItem } from './entity.ts'
import { addLot } from './lot-store.ts'

/** The dealership's lot, read consistently; created if there is none. */
export async function getOrCreateLot(org: OrgId, now: Date): Promise<LotItem> {
  const known = await findLot(org, true)
  if (known) return known
  await addLot(org, newId(now))
  return (await findLot(org, true)) as LotItem
}
