import { isVin, writtenVin } from '#contract/stock/written-vin.ts'
import { cutText } from '../../platform/cut-text.ts'
import { AppError } from '../../platform/errors.ts'
import { COLUMNS_MAX } from '../../platform/tabular/sniff-layout.ts'
import type { Lacking } from './columns-unknown.ts'
import { VEHICLE_LIST } from './list-kind.ts'
import type { HeaderMapping } from './map-header.ts'

/**
 * Refuses a first line that cannot be a vehicle list's column names. Returns what is missing if the list becomes usable
 * once a manager maps the columns.
 */
export function checkHeader(first: readonly string[], mapping: HeaderMapping): Lacking | undefined {
  if (first.length > COLUMNS_MAX)
    throw new AppError('too_many_columns', { columns: first.length, most: COLUMNS_MAX, list: VEHICLE_LIST.name })
  const { header, columns } = mapping
  const isNamed = columns.vin.length > 0 || columns.stockNumber.length > 0
  const isTold = columns.make.length > 0 || columns.model.length > 0 || columns.title.length > 0
  if (isNamed && isTold) return undefined
  if (first.some((cell) => isVin(writtenVin(cell)))) throw new AppError('header_missing')
  // Names only: an amount may be a vehicle's cost.
  const names = header.filter((name) => !/\d{3}/.test(name)).slice(0, 20)
  const lacking = { missing: isNamed ? 'name' : 'id', seen: cutText(names.join(', '), 300) } as const
  if (!areNames(first, mapping)) throw new AppError('column_missing', lacking)
  return lacking
}

/** Matches text that cannot be a column name: an amount, or text without letters; "Photo 100" is a known name. */
const AMOUNT = /\d{3}|^[^\p{L}]*\d[^\p{L}]*$/u

/** A single column is not a list, and in a list without a header a row's cost might be taken for a name. */
const areNames = (first: readonly string[], { indexes, taken }: HeaderMapping) =>
  indexes.length > 1 && !indexes.some((i) => !taken.has(i) && AMOUNT.test(first[i] ?? ''))
