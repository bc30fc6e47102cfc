import { Parser } from 'csv-parse'
import type { Layout } from './sniff-layout.ts'

interface ParsedRow {
  cells: string[]
  end: number
}

/** What a dealer's file is parsed with: nothing about it is taken for granted but its delimiter. */
export const parserOptions = ({ delimiter, newline }: Pick<Layout, 'delimiter' | 'newline'>, hasQuotes = true) => ({
  delimiter,
  record_delimiter: newline === '\r' ? ['\r'] : ['\r\n', '\n'],
  quote: hasQuotes ? '"' : null,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  // Blanks at the end are cut with the cell: csv-parse fails for good on letters after a quotation mark and a blank.
  ltrim: true,
})

/** What csv-parse keeps from its types; package.json holds it at one version. */
interface ParserInside {
  api: { __onRecord: (push: unknown) => unknown }
  state: { record: string[]; expectedRecordLength: number }
}

/** csv-parse, one piece after another. */
export class RecordParser extends Parser {
  #records: ParsedRow[] = []

  constructor(layout: Layout, hasQuotes: boolean) {
    super(parserOptions(layout, hasQuotes))
    // Of each row that is not as long as the first csv-parse keeps an error with its stack and a copy of all cells, also
    // where such rows are welcome: a megabyte of them took minutes. What it expects is what it has.
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

  /** The records since the last call, each with the byte behind it, counted from the first that was fed. */
  takeRecords(): ParsedRow[] {
    const records = this.#records
    this.#records = []
    return records
  }

  /** Parses one more piece; false where it cannot go on. */
  feed(piece: Buffer): Promise<boolean> {
    return new Promise((resolve) => this.write(piece, (error) => resolve(!error)))
  }

  /** Parses what is left; false where a quotation mark was never closed. */
  finish(): Promise<boolean> {
    return new Promise((resolve) => {
      this.once('error', () => resolve(false))
      this.once('end', () => resolve(true))
      this.end()
    })
  }
}
