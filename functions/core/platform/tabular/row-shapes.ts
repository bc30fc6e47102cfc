import { holdsRows } from './holds-rows.ts'
import type { Layout, ListKind } from './sniff-layout.ts'

/** No real row is longer; one that is may have a quotation mark that never closes. */
export const RECORD_BYTES_MAX = 1024 * 1024

/** No multi-line column name has this many separators in it. */
const SEPARATORS_IN_NAME = 3

/** Rows have few multi-line texts: the first that swallowed others is among these. */
const TEXTS_LOOKED_INTO = 10

/** True if a multi-line header contains the rows after it. */
export const isSwallowingHeader = (header: string[], { delimiter, newline }: Layout) =>
  header.some((name) => name.includes(newline) && name.split(delimiter).length > SEPARATORS_IN_NAME)

/**
 * True if a multi-line record is more than one: it has cells beyond the header's, a cell whose quotation mark closed
 * askew, or one whose mark closed in another row.
 */
export function isSwallower(
  record: string[],
  raw: Buffer,
  columns: number,
  layout: Layout,
  isKey: ListKind['isKey'],
): boolean {
  if (record.length > columns && record.slice(columns).some((cell) => cell.trim() !== '')) return true
  const isOfLines = (cell: string) => cell.includes(layout.newline)
  if (record.some((cell) => cell.startsWith('"') && isOfLines(cell)) && !raw.includes('"""')) return true
  let texts = 0
  return record.some(
    (cell, at) => isOfLines(cell) && ++texts <= TEXTS_LOOKED_INTO && holdsRows(record, at, layout, columns, isKey),
  )
}

/** True if a line may begin a row. Half of the delimiters suffice: a row may continue on the next line. */
export function looksLikeRow(line: Buffer, delimiter: string, columns: number): boolean {
  const wanted = Math.ceil((columns - 1) / 2)
  return line.length <= RECORD_BYTES_MAX && count(line, delimiter.charCodeAt(0)) >= wanted
}

function count(bytes: Buffer, byte: number): number {
  let found = 0
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) found++
  return found
}

/** The cells of a line, ignoring its quotation marks. */
export const plainCells = (line: Buffer, delimiter: string) =>
  line
    .toString('utf8')
    .split(delimiter)
    .map((cell) => cell.trim().replace(/^"|"$/g, ''))
