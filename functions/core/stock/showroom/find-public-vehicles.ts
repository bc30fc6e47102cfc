import type { OrgId } from '../../platform/ctx.ts'
import type { LotItem } from '../catalogue/entity.ts'
import { openCatalogue } from '../catalogue/open-catalogue.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import { isShown } from '../catalogue/rules.ts'

/** The vehicles of a dealership that anyone may see; undefined if it never had any. */
export async function findPublicVehicles(org: OrgId): Promise<{ lot: LotItem; rows: CatalogueRow[] } | undefined> {
  const catalogue = await openCatalogue(org)
  if (!catalogue) return
  const { lot, rows } = catalogue
  return { lot, rows: rows.filter((row) => row.availability === 'available' && isShown(lot, row)) }
}
