import { AppError } from '../../platform/errors.ts'
import { cutText } from '../../platform/table/cut-text.ts'
import { isVin, writtenVin } from './check-vin.ts'
import type { HeaderMapping } from './map-header.ts'
import { refuseColumns } from './refuse-file.ts'
import { COLUMNS_MAX } from './sniff-layout.ts'

/**
 * Throws words for a manager where a first line cannot be the names of a vehicle list's columns; answers words where it
 * can, once a manager has said which of them hold what is missing.
 */
export function checkHeader(first: readonly string[], mapping: HeaderMapping): string | undefined {
  if (first.length > COLUMNS_MAX) refuseColumns(first.length, COLUMNS_MAX)
  const { header, columns } = mapping
  const isNamed = columns.vin.length > 0 || columns.stockNumber.length > 0
  const isTold = columns.make.length > 0 || columns.model.length > 0 || columns.title.length > 0
  if (isNamed && isTold) return undefined
  if (first.some((cell) => isVin(writtenVin(cell))))
    throw new AppError(
      'invalid',
      'The file has no header: its first line already is a vehicle. Ask for the file to be sent with the names of its columns in the first line.',
    )
  const missing = isNamed ? 'a make, a model or a title' : 'a VIN or a stock number'
  // Names only: an amount may be what a car cost.
  const names = header.filter((name) => !/\d{3}/.test(name)).slice(0, 20)
  const seen = cutText(names.join(', '), 300)
  const words = `No column holds ${missing}. The first line reads: ${seen || 'nothing'}.`
  if (!areNames(first, mapping)) throw new AppError('invalid', words)
  return `${words} You can choose the columns yourself.`
}

/** What no name of a column is: an amount, or whatever else has no letter; "Photo 100" is one that is known. */
const AMOUNT = /\d{3}|^[^\p{L}]*\d[^\p{L}]*$/u

/** One column is no list, and of a row of a list without a header a cost might be taken for a name. */
const areNames = (first: readonly string[], { indexes, taken }: HeaderMapping) =>
  indexes.length > 1 && !indexes.some((i) => !taken.has(i) && AMOUNT.test(first[i] ?? ''))
