import type { ListRowWords } from '#contract/platform/list-row-words.ts'
import type { ProblemOf } from './collect-problems.ts'
import { PendingLines } from './pending-lines.ts'
import { RecordParser } from './record-parser.ts'
import { isSwallower, isSwallowingHeader, looksLikeRow, plainCells, RECORD_BYTES_MAX } from './row-shapes.ts'
import { SkippedLines } from './skip-lines.ts'
import type { Layout, ListKind } from './sniff-layout.ts'

/** Rows as they are in the file, including the header, each with its line. */
export interface RecordBatch {
  records: string[][]
  lines: number[]
  problems: ProblemOf<ListRowWords>[]
  /** Refused rows, their cells split at every separator: only good for identifying the row. */
  refused: string[][]
}

/**
 * After this many rows that swallowed others, or this many bytes read again for them, quotation marks clearly mean
 * something else in this file.
 */
const RECOVERIES_MAX = 100
const BYTES_READ_AGAIN_MAX = 8 * RECORD_BYTES_MAX

/**
 * Reads records piece by piece and keeps at most one of them and one piece. A row that swallows those after it (an
 * unclosed quotation mark, a cell of megabytes) is reported and left out, and reading continues at the next line that
 * looks like a row.
 */
export class RecordReader {
  readonly #layout: Layout
  readonly #isKey: ListKind['isKey']
  readonly #pending: PendingLines
  #parser: RecordParser
  /** The number of the parser's bytes that are no longer pending, and the number of pending ones it has. */
  #dropped = 0
  #fed = 0
  #columns: number | undefined
  #hasQuotes = true
  #recoveries = 0
  #bytesReadAgain = 0
  #skipped: SkippedLines | undefined

  constructor(layout: Layout, { isKey }: Pick<ListKind, 'isKey'>) {
    this.#layout = layout
    this.#isKey = isKey
    this.#pending = new PendingLines(layout)
    this.#parser = new RecordParser(layout, this.#hasQuotes)
  }

  /** Takes one more piece, or the end of the file, and yields the rows that are complete by now. */
  async *take(piece: Buffer, isLast = false): AsyncGenerator<RecordBatch> {
    this.#pending.add(piece)
    for (;;) {
      const batch: RecordBatch = { records: [], lines: [], problems: [], refused: [] }
      if (!this.#skip(isLast, batch)) {
        yield batch
        return
      }
      const isRead = await this.#parse(isLast)
      const isWhole = this.#collect(batch) && isRead && this.#pending.bytes.length <= RECORD_BYTES_MAX
      if (!isWhole) this.#recover(batch)
      yield batch
      if (isWhole) return
    }
  }

  async #parse(isLast: boolean): Promise<boolean> {
    const rest = this.#pending.bytes.subarray(this.#fed)
    this.#fed = this.#pending.bytes.length
    if (rest.length > 0 && !(await this.#parser.feed(rest))) return false
    return !isLast || this.#parser.finish()
  }

  /** Moves the parser's records into the batch up to the first that swallowed others; true if none did. */
  #collect(batch: RecordBatch): boolean {
    let at = 0
    let isClean = true
    for (const { cells, end } of this.#parser.takeRecords()) {
      isClean = this.#keep(batch, cells, at, end - this.#dropped)
      if (!isClean) break
      at = end - this.#dropped
    }
    this.#drop(at)
    if (this.#pending.bytes.length > RECORD_BYTES_MAX) this.#dropBlankLines()
    return isClean
  }

  /** Adds the record between two pending bytes to the batch; false, adding nothing, for one that swallowed others. */
  #keep(batch: RecordBatch, record: string[], start: number, end: number): boolean {
    const blank = this.#pending.blankLines(start)
    const lines = this.#pending.newlines(start, end)
    if (lines - blank > 1 && this.#isSwallower(record, start, end)) return false
    this.#columns ??= record.length
    batch.records.push(record)
    batch.lines.push(this.#pending.line + blank)
    this.#pending.line += lines
    return true
  }

  #isSwallower(record: string[], start: number, end: number): boolean {
    if (this.#columns === undefined) return isSwallowingHeader(record, this.#layout)
    return isSwallower(record, this.#pending.bytes.subarray(start, end), this.#columns, this.#layout, this.#isKey)
  }

  /** Takes the first pending line out by itself, as plain text if it fits, and restarts after it. */
  #recover(batch: RecordBatch) {
    const pending = this.#pending
    this.#recoveries++
    this.#dropBlankLines()
    const { line } = pending
    const end = pending.endOfLine()
    const text = pending.lineAt(0)
    const isLong = pending.bytes.length > RECORD_BYTES_MAX
    const cells = plainCells(text.subarray(0, RECORD_BYTES_MAX), this.#layout.delimiter)
    const isPlain = text.length <= RECORD_BYTES_MAX && cells.length === (this.#columns ?? cells.length)
    if (isPlain && (!isLong || this.#looksLikeRow(pending.lineAt(end + 1)))) {
      batch.records.push(cells)
      batch.lines.push(line)
      this.#skipped = new SkippedLines({ line, message: { key: 'mark_ignored' }, severity: 'warning' }, end < 0)
    } else {
      batch.refused.push(cells)
      const message: ListRowWords = { key: isLong ? 'row_too_long' : 'row_misfit' }
      this.#skipped = new SkippedLines({ line, message, severity: 'error' }, end < 0)
    }
    this.#columns ??= cells.length
    pending.dropLine()
    this.#bytesReadAgain += this.#pending.bytes.length
    const isEnough = this.#recoveries >= RECOVERIES_MAX || this.#bytesReadAgain > BYTES_READ_AGAIN_MAX
    if (this.#hasQuotes && isEnough) {
      this.#hasQuotes = false
      const message: ListRowWords = { key: 'marks_ignored' }
      batch.problems.push({ line: pending.line, column: '', value: '', message, severity: 'warning' })
    }
    this.#restart()
  }

  /** Skips lines as long as they belong to a skipped row; false if more bytes are needed to decide. */
  #skip(isLast: boolean, batch: RecordBatch): boolean {
    if (!this.#skipped) return true
    const problem = this.#skipped.skip(this.#pending, isLast, (line) => this.#looksLikeRow(line))
    if (!problem) return false
    batch.problems.push(problem)
    this.#skipped = undefined
    this.#restart()
    return true
  }

  #looksLikeRow(line: Buffer): boolean {
    return looksLikeRow(line, this.#layout.delimiter, this.#columns ?? 1)
  }

  #drop(bytes: number) {
    this.#pending.drop(bytes)
    this.#dropped += bytes
    this.#fed -= bytes
  }

  #dropBlankLines() {
    const before = this.#pending.bytes.length
    this.#pending.dropBlankLines()
    const bytes = before - this.#pending.bytes.length
    this.#dropped += bytes
    this.#fed -= bytes
  }

  /** Starts parsing again at the first pending byte. */
  #restart() {
    this.#parser = new RecordParser(this.#layout, this.#hasQuotes)
    this.#dropped = 0
    this.#fed = 0
  }
}
