import type { Availability } from '../../contract/availabilities.ts'
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
export const packCatalogue = (rows: readonly CatalogueRow[]) =>
  packColumns(
    COLUMNS,
    rows.map((row) => {
      if (row.vin === row.key) return { ...row, vin: undefined, key: IS_VIN + row.key }
      return isMarked(row) ? { ...row, key: AS_IT_IS + row.key } : row
    }),
  )

export const unpackCatalogue = (data: Uint8Array): CatalogueRow[] =>
  unpackColumns<CatalogueRow>(COLUMNS, data).map((row) => {
    if (!isMarked(row)) return row
    const key = row.key.slice(1)
    return row.key.startsWith(IS_VIN) ? { ...row, key, vin: key } : { ...row, key }
  })

const isMarked = ({ key }: CatalogueRow) => key.startsWith(IS_VIN) || key.startsWith(AS_IT_IS)
