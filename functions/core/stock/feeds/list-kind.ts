import { isVin } from '#contract/stock/written-vin.ts'
import type { ListKind } from '../../platform/tabular/sniff-layout.ts'
import { aliasOf } from './header-aliases.ts'
import { normaliseHeader } from './map-header.ts'

/** The characteristics of a list of vehicles. */
export const VEHICLE_LIST: ListKind = {
  name: 'vehicles',
  isColumn: (name) => aliasOf(normaliseHeader(name)) !== undefined,
  isKey: (cell) => isVin(cell.toUpperCase()),
}
