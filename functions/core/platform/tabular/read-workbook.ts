import { type CellValue, streamXlsxRows } from 'hucre/xlsx'
import { AppError } from '../errors.ts'
import type { Workbook } from './find-workbook.ts'
import type { RecordBatch } from './read-records.ts'
import { COLUMNS_MAX, type ListKind, NAMES_OF_HEADER, TITLE_LINES_MAX } from './sniff-layout.ts'
import type { ZipEntry } from './zip-entries.ts'

/** Fifty thousand rows of a list are half as much; a table of texts is held whole. */
const UNPACKED_BYTES_MAX = 64 * 1024 * 1024
/** Lists stand in one of the first sheets. */
const SHEETS_MAX = 20
const ROWS_A_BATCH = 200

interface Row {
  /** Of the sheet, the first being 1. */
  line: number
  cells: string[]
}

/** The rows of the sheet that holds the list, the header first, as those of a file of text would come. */
export async function* readWorkbook({ file, entries }: Workbook, kind: ListKind): AsyncGenerator<RecordBatch> {
  requireBounded(entries)
  let batch = emptyBatch()
  let columns = 0
  for await (const { line, cells } of listOf(file, countSheets(entries), kind)) {
    if (columns === 0) columns = requireFewColumns(cells, kind)
    batch.records.push(cells.concat(Array.from({ length: columns - cells.length }, () => '')))
    batch.lines.push(line)
    if (batch.records.length < ROWS_A_BATCH) continue
    yield batch
    batch = emptyBatch()
  }
  yield batch
}

const emptyBatch = (): RecordBatch => ({ records: [], lines: [], problems: [], refused: [] })

/** Refuses more than any list unpacks to; an entry that tells no size would be unpacked without a bound. */
function requireBounded(entries: readonly ZipEntry[]) {
  if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > UNPACKED_BYTES_MAX) throw new AppError('workbook_too_large')
  if (entries.some(({ bytes, packedBytes }) => bytes === 0 && packedBytes > 2)) throw new AppError('workbook_damaged')
}

function requireFewColumns({ length }: string[], { name }: ListKind): number {
  if (length > COLUMNS_MAX) throw new AppError('too_many_columns', { columns: length, most: COLUMNS_MAX, list: name })
  return length
}

const SHEET = /^\/?xl\/[a-z]+sheets\/[^/]+\.xml$/i
const countSheets = (entries: readonly ZipEntry[]) =>
  Math.min(Math.max(entries.filter(({ name }) => SHEET.test(name)).length, 1), SHEETS_MAX)

/** The first sheet that names columns we know, from these on; else the first that has rows, whole. */
async function* listOf(file: Buffer, sheets: number, { isColumn }: ListKind): AsyncGenerator<Row> {
  let first: number | undefined
  for (let sheet = 0; sheet < sheets; sheet++) {
    const rows = rowsOf(file, sheet)
    try {
      const head = await takeRows(rows, TITLE_LINES_MAX + 1)
      const header = head.findIndex(({ cells }) => cells.filter(isColumn).length >= NAMES_OF_HEADER)
      if (header >= 0) {
        yield* head.slice(header)
        return yield* rows
      }
      if (head.length > 0) first ??= sheet
    } finally {
      await rows.return(undefined)
    }
  }
  if (first === undefined) throw new AppError('file_empty')
  yield* rowsOf(file, first)
}

async function takeRows(rows: AsyncGenerator<Row>, count: number): Promise<Row[]> {
  const taken: Row[] = []
  while (taken.length < count) {
    const { value, done } = await rows.next()
    if (done) break
    taken.push(value)
  }
  return taken
}

/** The rows of a sheet that say anything; none of a chart's. */
async function* rowsOf(file: Buffer, sheet: number): AsyncGenerator<Row> {
  try {
    for await (const { index, values } of streamXlsxRows(file, { sheet })) {
      const cells = values.map(textOf)
      const last = cells.findLastIndex((cell) => cell.trim() !== '')
      if (last >= 0) yield { line: index + 1, cells: cells.slice(0, last + 1) }
    }
  } catch (error) {
    // A chart's sheet has no rows; any other error means a file that can't be trusted.
    if ((error as Error).name !== 'ParseError') throw new AppError('workbook_damaged')
  }
}

/** As many digits as Excel shows: behind them 0.1 and 0.2 are no 0.3. */
const DIGITS = 15

/** A cell as it would stand in a file of text: a day as 2026-11-27, a number in full. */
function textOf(value: CellValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(Number(value.toPrecision(DIGITS)))
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  return value instanceof Date ? dayOf(value) : value
}

function dayOf(moment: Date): string {
  if (Number.isNaN(moment.getTime())) return ''
  const [day = '', time = ''] = moment.toISOString().split('T')
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}
