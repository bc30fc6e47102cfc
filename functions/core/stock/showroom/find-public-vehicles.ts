import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../vehicles/entity.ts'
import { openShown } from '../vehicles/open-catalogue.ts'
import type { CatalogueRow } from '../vehicles/pack-catalogue.ts'

/** The vehicles of a dealership that anyone may see; undefined if it never had any. */
export async function findPublicVehicles(org: OrgId): Promise<{ lot: LotItem; rows: CatalogueRow[] } | undefined> {
  const shown = await openShown(org)
  return shown && { ...shown, rows: shown.rows.filter(({ availability }) => availability === 'available') }
}
