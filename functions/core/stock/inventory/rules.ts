import { refusedFields } from '../../platform/errors.ts'
import type { LotItem } from '../catalogue/entity.ts'
import type { CatalogueRow } from '../catalogue/pack-catalogue.ts'
import { isShown } from '../catalogue/shown-vehicles.ts'

/** Refuses a VIN that another vehicle shown by the dealership already has. */
export function refuseSameVin(
  lot: Parameters<typeof isShown>[0],
  rows: readonly CatalogueRow[],
  vehicle: Pick<CatalogueRow, 'key' | 'vin'>,
): void {
  const { key, vin } = vehicle
  if (vin === undefined || !rows.some((row) => row.vin === vin && row.key !== key && isShown(lot, row))) return
  throw refusedFields({ vin: { key: 'vin_taken' } })
}

/** A dealer code as typed by hand; in a file, a dealer's code may be anything. */
const DEALER_CODE = /^[0-9A-Za-z-]{3,20}$/

/** The requested dealer code: one in the file, or a well-formed one. Throws `invalid` for any other. */
export function readDealerCode(asked: string, { dealers, dcid_filter }: Pick<LotItem, 'dealers' | 'dcid_filter'>) {
  // One that was cut to length may end with a space.
  const known = [...dealers.map(({ code }) => code), dcid_filter].find((code) => code?.trim() === asked)
  if (known !== undefined || DEALER_CODE.test(asked)) return known ?? asked
  throw refusedFields({ dcid: { key: 'dealer_code_wrong' } })
}
