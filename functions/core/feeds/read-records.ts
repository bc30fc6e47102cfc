import type { RowProblem } from './feed-vehicle.ts'
import { RecordParser } from './record-parser.ts'
import type { Layout } from './sniff-layout.ts'

/** Rows as they stand in the file, the header among them, each with its line. */
export interface RecordBatch {
  records: string[][]
  lines: number[]
  problems: RowProblem[]
  /** Rows that were left out, their cells split at every separator: only what they are about may be told by them. */
  refused: string[][]
}

/** No vehicle's row is longer; what is may be a quotation mark that never closes. */
const RECORD_BYTES_MAX = 1024 * 1024
/** After so many rows that swallowed others the file plainly has quotation marks of another meaning. */
const RECOVERIES_MAX = 100

const MISFIT =
  'This row does not fit the columns: a quotation mark is missing or one too many, or a text holds the separator outside quotation marks.'
const TOO_LONG = 'This row is longer than 1 MB, so it was left out.'
const READ_PLAIN = 'A quotation mark is opened in this row and never closed. The row was read as if it were not there.'
const ALL_PLAIN =
  'Many rows open a quotation mark and never close it. From here on quotation marks are read as letters.'

/**
 * Reads records piece by piece and keeps at most one of them and one piece. A row that swallows those behind it (an
 * unclosed quotation mark, a cell of megabytes) is told and left out, and reading goes on at the next line that looks
 * like a row.
 */
export class RecordReader {
  #layout: Layout
  #parser: RecordParser
  /** Bytes behind the last whole record, how many of them the parser has, and where they begin in what it was given. */
  #pending: Buffer = Buffer.alloc(0)
  #fed = 0
  #parserStart = 0
  #line: number
  #columns: number | undefined
  #hasQuotes = true
  #recoveries = 0
  #skipping: (Pick<RowProblem, 'line' | 'message' | 'severity'> & { isInLongLine: boolean }) | undefined

  constructor(layout: Layout) {
    this.#layout = layout
    this.#line = layout.skipLines + 1
    this.#parser = new RecordParser(layout, true)
  }

  /** Takes one more piece, or the end of the file, and gives the rows that are whole by now. */
  async *take(piece: Buffer, isLast = false): AsyncGenerator<RecordBatch> {
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, piece]) : piece
    for (;;) {
      const batch: RecordBatch = { records: [], lines: [], problems: [], refused: [] }
      if (this.#skipping && !this.#skip(isLast, batch)) {
        yield batch
        return
      }
      const isRead = await this.#parse(isLast)
      const isWhole = this.#collect(batch) && isRead && this.#pending.length <= RECORD_BYTES_MAX
      if (!isWhole) this.#recover(batch)
      yield batch
      if (isWhole) return
    }
  }

  async #parse(isLast: boolean): Promise<boolean> {
    const rest = this.#pending.subarray(this.#fed)
    this.#fed = this.#pending.length
    if (rest.length > 0 && !(await this.#parser.feed(rest))) return false
    return !isLast || this.#parser.finish()
  }

  /** Moves the parser's records into the batch up to the first that swallowed others; true where none did. */
  #collect(batch: RecordBatch): boolean {
    const { records, ends } = this.#parser
    let at = 0
    let isClean = true
    for (const [i, record] of records.entries()) {
      const end = (ends[i] ?? 0) - this.#parserStart
      const blank = this.#blankLines(at)
      const lines = this.#newlines(at, end)
      this.#columns ??= record.length
      if (lines - blank > 1 && isSwallower(record, this.#pending.subarray(at, end), this.#columns)) {
        isClean = false
        break
      }
      batch.records.push(record)
      batch.lines.push(this.#line + blank)
      this.#line += lines
      at = end
    }
    this.#parser.records = []
    this.#parser.ends = []
    this.#drop(at)
    if (this.#pending.length > RECORD_BYTES_MAX) this.#dropBlankLines()
    return isClean
  }

  #dropBlankLines() {
    const blank = this.#blankLines(0)
    let end = 0
    for (let i = 0; i < blank; i++) end = this.#pending.indexOf(this.#newline, end) + 1
    this.#drop(end)
    this.#line += blank
  }

  #drop(bytes: number) {
    this.#pending = this.#pending.subarray(bytes)
    this.#parserStart += bytes
    this.#fed -= bytes
  }

  /** Takes the first pending line out by itself, as plain text where that fits, and starts over behind it. */
  #recover(batch: RecordBatch) {
    this.#recoveries++
    this.#dropBlankLines()
    const end = this.#pending.indexOf(this.#newline)
    const line = this.#pending.subarray(0, end < 0 ? this.#pending.length : end)
    const isLong = this.#pending.length > RECORD_BYTES_MAX
    const cells = plainCells(line.subarray(0, RECORD_BYTES_MAX), this.#layout.delimiter)
    const isPlain = line.length <= RECORD_BYTES_MAX && cells.length === (this.#columns ?? cells.length)
    if (isPlain && (!isLong || this.#looksLikeRow(this.#lineAt(end + 1)))) {
      batch.records.push(cells)
      batch.lines.push(this.#line)
      this.#skipping = { line: this.#line, message: READ_PLAIN, severity: 'warning', isInLongLine: end < 0 }
    } else {
      batch.refused.push(cells)
      const message = isLong ? TOO_LONG : MISFIT
      this.#skipping = { line: this.#line, message, severity: 'error', isInLongLine: end < 0 }
    }
    this.#columns ??= cells.length
    this.#drop(end < 0 ? this.#pending.length : end + 1)
    if (end >= 0) this.#line++
    if (this.#recoveries === RECOVERIES_MAX) {
      this.#hasQuotes = false
      batch.problems.push(problem(this.#line, ALL_PLAIN, 'warning'))
    }
    this.#restart()
  }

  /** Leaves out lines until one looks like a row; false where more bytes are needed to say. */
  #skip(isLast: boolean, batch: RecordBatch): boolean {
    const skipping = this.#skipping
    if (!skipping) return true
    for (;;) {
      const newline = this.#pending.indexOf(this.#newline)
      const isEnd = newline < 0 && isLast
      if (newline < 0 && !isLast) {
        if (skipping.isInLongLine || this.#pending.length > RECORD_BYTES_MAX) {
          skipping.isInLongLine = true
          this.#pending = Buffer.alloc(0)
        }
        return false
      }
      const line = this.#pending.subarray(0, isEnd ? this.#pending.length : newline)
      if ((isEnd && line.length === 0) || (!skipping.isInLongLine && this.#looksLikeRow(line))) break
      this.#pending = this.#pending.subarray(isEnd ? line.length : newline + 1)
      skipping.isInLongLine = false
      if (!isEnd) this.#line++
    }
    const last = this.#pending.length === 0 ? this.#line : this.#line - 1
    const extent = last > skipping.line ? ` ${linesLeftOut(skipping.line + 1, last)}` : ''
    batch.problems.push(problem(skipping.line, skipping.message + extent, skipping.severity))
    this.#skipping = undefined
    this.#restart()
    return true
  }

  #lineAt(start: number): Buffer {
    const end = this.#pending.indexOf(this.#newline, start)
    return this.#pending.subarray(start, end < 0 ? this.#pending.length : end)
  }

  #restart() {
    this.#parser = new RecordParser(this.#layout, this.#hasQuotes)
    this.#parserStart = 0
    this.#fed = 0
  }

  /** Half of the delimiters suffice: a row may go on in the next line. */
  #looksLikeRow(line: Buffer): boolean {
    const wanted = Math.ceil(((this.#columns ?? 1) - 1) / 2)
    return line.length <= RECORD_BYTES_MAX && count(line, this.#layout.delimiter.charCodeAt(0)) >= wanted
  }

  get #newline() {
    return this.#layout.newline.charCodeAt(0)
  }

  #newlines(from: number, to: number): number {
    let lines = 0
    for (let at = this.#pending.indexOf(this.#newline, from); at >= 0 && at < to; lines++)
      at = this.#pending.indexOf(this.#newline, at + 1)
    return lines
  }

  /** Lines of blanks only before the next letter. */
  #blankLines(from: number): number {
    let lines = 0
    for (let i = from; i < this.#pending.length; i++) {
      const byte = this.#pending[i]
      if (byte === this.#newline) lines++
      else if (byte !== 13 && byte !== 32) break
    }
    return lines
  }
}

const linesLeftOut = (first: number, last: number) =>
  first === last ? `Line ${first} was left out.` : `Lines ${first} to ${last} were left out.`

const problem = (line: number, message: string, severity: RowProblem['severity']): RowProblem => ({
  line,
  column: '',
  value: '',
  message,
  severity,
})

function count(bytes: Buffer, byte: number): number {
  let found = 0
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) found++
  return found
}

/** Whether a record of several lines is more than one: cells beyond the header's, or a cell whose mark closed askew. */
function isSwallower(record: string[], raw: Buffer, columns: number): boolean {
  if (record.length > columns && record.slice(columns).some((cell) => cell.trim() !== '')) return true
  return record.some((cell) => cell.startsWith('"') && cell.includes('\n')) && !raw.includes('"""')
}

const plainCells = (line: Buffer, delimiter: string) =>
  line
    .toString('utf8')
    .split(delimiter)
    .map((cell) => cell.trim().replace(/^"|"$/g, ''))
