import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../catalogue/entity.ts'
import { openShown } from '../catalogue/open-catalogue.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import { isOffered } from '../vehicles/is-offered.ts'

/** The vehicles of a dealership that anyone may see; undefined if it never had any. */
export async function findPublicVehicles(org: OrgId): Promise<{ lot: LotItem; rows: CatalogueRow[] } | undefined> {
  const shown = await openShown(org)
  return shown && { ...shown, rows: shown.rows.filter(({ availability }) => isOffered(availability)) }
}
