import { Parser } from 'csv-parse'
import type { Layout } from './sniff-layout.ts'

interface ParsedRow {
  cells: string[]
  end: number
}

/** Parser options for a dealer's file: nothing is taken for granted but its delimiter. */
export const parserOptions = ({ delimiter, newline }: Pick<Layout, 'delimiter' | 'newline'>, hasQuotes = true) => ({
  delimiter,
  record_delimiter: newline === '\r' ? ['\r'] : ['\r\n', '\n'],
  quote: hasQuotes ? '"' : null,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  // Trailing spaces are trimmed with the cell: csv-parse fails for good on letters after a quotation mark and a space.
  ltrim: true,
})

/** Internals that csv-parse's types hide; package.json pins its version. */
interface ParserInside {
  api: { __onRecord: (push: unknown) => unknown }
  state: { record: string[]; expectedRecordLength: number }
}

/** csv-parse, fed piece by piece. */
export class RecordParser extends Parser {
  #records: ParsedRow[] = []

  constructor(layout: Layout, hasQuotes: boolean) {
    super(parserOptions(layout, hasQuotes))
    // For each row of another length than the first, csv-parse keeps an error with its stack and a copy of all cells,
    // even if such rows are allowed: a megabyte of them took minutes. So the expected length is set to the actual one.
    const { api, state } = this as unknown as ParserInside
    const takeRecord = api.__onRecord
    api.__onRecord = (push) => {
      state.expectedRecordLength = state.record.length
      return takeRecord.call(api, push)
    }
    this.on('error', () => {})
    this.resume()
  }

  override push(record: string[] | null): boolean {
    if (record === null) return super.push(null)
    this.#records.push({ cells: record, end: this.info.bytes })
    return true
  }

  /** The records since the last call, each with the offset of the byte after it, counted from the first byte fed. */
  takeRecords(): ParsedRow[] {
    const records = this.#records
    this.#records = []
    return records
  }

  /** Parses one more piece; false if it cannot go on. */
  feed(piece: Buffer): Promise<boolean> {
    return new Promise((resolve) => this.write(piece, (error) => resolve(!error)))
  }

  /** Parses the rest; false if a quotation mark was never closed. */
  finish(): Promise<boolean> {
    return new Promise((resolve) => {
      this.once('error', () => resolve(false))
      this.once('end', () => resolve(true))
      this.end()
    })
  }
}
