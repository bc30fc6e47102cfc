import type { Availability } from '#contract/stock/availabilities.ts'
import { packColumns, unpackColumns } from './pack-columns.ts'

/** A car as it is sorted, searched and filtered by. */
export interface CatalogueRow {
  key: string
  year?: number
  make?: string
  model?: string
  trim?: string
  /** US dollars in cents. */
  price?: number
  mileage?: number
  stockNumber?: string
  vin?: string
  dealer_code?: string
  color?: string
  availability: Exclude<Availability, 'sold'>
  by_hand?: boolean
  /** Epoch seconds. */
  created_at: number
  /** Epoch seconds; absent while it is as it first came. */
  changed_at?: number
}

const COLUMNS = [
  'key',
  'year',
  'make',
  'model',
  'trim',
  'price',
  'mileage',
  'stockNumber',
  'vin',
  'dealer_code',
  'color',
  'availability',
  'by_hand',
  'created_at',
  'changed_at',
] as const satisfies (keyof CatalogueRow)[]

/** Stands before a key that is the VIN too. */
const IS_VIN = '='
/** Stands before a key that begins like one of these by itself: a stock number may. */
const AS_IT_IS = '!'

/** Nearly every key is the VIN: that is written once. */
export const packCatalogue = (rows: readonly CatalogueRow[]) => packColumns(COLUMNS, rows, packedValue)

function packedValue(row: CatalogueRow, column: keyof CatalogueRow) {
  const isVin = row.vin === row.key
  if (column === 'vin' && isVin) return undefined
  if (column !== 'key') return row[column]
  return isVin ? IS_VIN + row.key : isMarked(row) ? AS_IT_IS + row.key : row.key
}

export function unpackCatalogue(data: Uint8Array): CatalogueRow[] {
  const rows = unpackColumns<CatalogueRow>(COLUMNS, data)
  for (const row of rows) {
    if (!isMarked(row)) continue
    const isVin = row.key.startsWith(IS_VIN)
    row.key = row.key.slice(1)
    if (isVin) row.vin = row.key
  }
  return rows
}

const isMarked = ({ key }: CatalogueRow) => key.startsWith(IS_VIN) || key.startsWith(AS_IT_IS)
