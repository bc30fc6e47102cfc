import type { ListName } from '#contract/platform/list-refusals.ts'
import { AppError } from '../errors.ts'
import { refuseOtherText } from './refuse-file.ts'

export interface Layout {
  delimiter: Delimiter
  /** The line break; a lone CR only if the header ends with one (old Macs). */
  newline: '\n' | '\r'
  /** Bytes and lines before the header: blank ones, Excel's "sep=;", and a report's title. */
  skipBytes: number
  skipLines: number
}

const DELIMITERS = [',', '\t', '|', ';'] as const
type Delimiter = (typeof DELIMITERS)[number]

/** Lists have some dozens; a table with more is something else. */
export const COLUMNS_MAX = 2000
/** A longer first line is not a list of columns. */
export const HEADER_BYTES_MAX = 256 * 1024

/** The facts known about a list before its file is read. */
export interface ListKind {
  name: ListName
  /** True if a column with this name belongs to it. */
  isColumn(name: string): boolean
  /** True if a cell identifies its row, like a VIN. */
  isKey(cell: string): boolean
}

/** The separators of cells and lines, judged by the header alone; refuses a file that is not a list. */
export function sniffLayout(start: Buffer, isWhole: boolean, kind: Omit<ListKind, 'isKey'>): Layout {
  const text = start.toString('utf8')
  refuseOtherText(text, kind.name)
  const blank = /^(?:[ \t]*\r?\n|[ \t]*\r)*/.exec(text)?.[0] ?? ''
  const said = /^sep=(.)\r?\n/i.exec(text.slice(blank.length))
  const begun = blank + (said?.[0] ?? '')
  const skipped = begun + titleAbove(text.slice(begun.length), kind)
  const header = firstRecord(text.slice(skipped.length))
  if (header === undefined && !isWhole) throw new AppError('header_too_long')

  const record = header?.text ?? text.slice(skipped.length)
  return {
    delimiter: DELIMITERS.find((one) => one === said?.[1]) ?? likeliest(record, kind),
    newline: header?.newline ?? '\n',
    skipBytes: Buffer.byteLength(skipped),
    skipLines: skipped.split(/\r\n|\n|\r/).length - 1,
  }
}

/** Reports have a title, a date, and the query above their columns. */
export const TITLE_LINES_MAX = 20
/** One name may occur in a title; two of them side by side are a header. */
export const NAMES_OF_HEADER = 2

/** The lines above the first one with known column names: none if it is the first line, or there is no such line. */
function titleAbove(text: string, kind: Omit<ListKind, 'isKey'>): string {
  let end = 0
  for (let line = 0; line <= TITLE_LINES_MAX && end < text.length; line++) {
    if (namesColumns(text.slice(end), kind)) return text.slice(0, end)
    const length = text.slice(end).search(/\r\n|\n|\r/)
    if (length < 0) break
    end += length + (text.startsWith('\r\n', end + length) ? 2 : 1)
  }
  return ''
}

function namesColumns(text: string, { isColumn }: Omit<ListKind, 'isKey'>): boolean {
  const record = firstRecord(text)?.text ?? (text.length < HEADER_BYTES_MAX ? text : '')
  return DELIMITERS.some((delimiter) => {
    if (!record.includes(delimiter)) return false
    return splitOutsideQuotes(record, delimiter).filter(isColumn).length >= NAMES_OF_HEADER
  })
}

/** Reads up to the first line break outside quotation marks. */
function firstRecord(text: string): { text: string; newline: '\n' | '\r' } | undefined {
  let isQuoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '"') isQuoted = !isQuoted
    else if (!isQuoted && char === '\n') return { text: text.slice(0, i), newline: '\n' }
    else if (!isQuoted && char === '\r' && i + 1 < text.length)
      return { text: text.slice(0, i), newline: text[i + 1] === '\n' ? '\n' : '\r' }
  }
  return undefined
}

/** The delimiter that makes the most known columns; if none makes any, the one that makes the most columns. */
function likeliest(header: string, { name, isColumn }: Omit<ListKind, 'isKey'>): Delimiter {
  const scores = DELIMITERS.map((delimiter) => {
    const names = splitOutsideQuotes(header, delimiter)
    if (names.length > COLUMNS_MAX)
      throw new AppError('too_many_columns', { columns: names.length, most: COLUMNS_MAX, list: name })
    const known = names.filter(isColumn).length
    return { delimiter, known, columns: names.length }
  })
  scores.sort((a, b) => b.known - a.known || b.columns - a.columns)
  return scores[0]?.delimiter ?? ','
}

function splitOutsideQuotes(header: string, delimiter: string): string[] {
  const names = ['']
  let isQuoted = false
  for (const char of header) {
    if (char === '"') isQuoted = !isQuoted
    else if (char === delimiter && !isQuoted) names.push('')
    else names[names.length - 1] += char
  }
  return names
}
