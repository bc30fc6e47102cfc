import { type FieldsWith, fieldsWith, type ValueOf } from '#contract/stock/field-names.ts'
import { packColumns, unpackColumns } from './pack-columns.ts'

type PackedField = FieldsWith<{ packed: 'kept' | 'searched' }>

/** A vehicle as it is sorted, searched and filtered by; money in cents. */
export interface CatalogueRow extends Omit<{ [Name in PackedField]?: ValueOf<Name> }, 'availability'> {
  key: string
  availability: Exclude<ValueOf<'availability'>, 'sold'>
  by_hand?: boolean
  /** Epoch seconds. */
  created_at: number
  /** Epoch seconds; absent while it is as it first came. */
  changed_at?: number
}

export const PACKED = fieldsWith('packed')
const COLUMNS = ['key', ...PACKED, 'by_hand', 'created_at', 'changed_at'] as const satisfies (keyof CatalogueRow)[]

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
  const rows = unpackColumns<CatalogueRow>(data)
  for (const row of rows) {
    if (!isMarked(row)) continue
    const isVin = row.key.startsWith(IS_VIN)
    row.key = row.key.slice(1)
    if (isVin) row.vin = row.key
  }
  return rows
}

const isMarked = ({ key }: CatalogueRow) => key.startsWith(IS_VIN) || key.startsWith(AS_IT_IS)
