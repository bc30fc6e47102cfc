import { type FieldsWith, fieldsWith, type ValueOf } from '#contract/stock/field-names.ts'
import { packColumns, unpackColumns } from './pack-columns.ts'

type PackedField = FieldsWith<{ packed: 'kept' | 'searched' }>

/** A vehicle's fields for sorting, searching and filtering; money in cents. */
export interface CatalogueRow extends Omit<{ [Name in PackedField]?: ValueOf<Name> }, 'availability'> {
  key: string
  availability: Exclude<ValueOf<'availability'>, 'sold'>
  by_hand?: boolean
  /** Epoch seconds. */
  created_at: number
  /** Epoch seconds; absent while it has not changed since it was created. */
  changed_at?: number
}

export const PACKED = fieldsWith('packed')
const COLUMNS = ['key', ...PACKED, 'by_hand', 'created_at', 'changed_at'] as const satisfies (keyof CatalogueRow)[]

/** Marks a key that is also the VIN. */
const IS_VIN = '='
/** Escapes a key that itself starts with one of these marks, as a stock number may. */
const AS_IT_IS = '!'

/** Nearly every key is the VIN, so it is written only once. */
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
