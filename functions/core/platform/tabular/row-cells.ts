import { cutText } from '../cut-text.ts'
import { cleanText, saysNothing } from './clean-text.ts'
import type { ProblemOf, Problems } from './collect-problems.ts'

/** A word or two. */
const WORDS_MAX = 100
/** A longer cell is not a number, and number patterns are slow on a long run of spaces. */
const NUMBER_MAX = 100

/** A cell's text is decoded from whole characters, so that only a cut can leave half a character. */
export const shorten = (text: string, length: number) => (text.length > length ? cutText(text, length) : text)

/** The columns of one field, the preferred one first; looking up field names would happen forty times a row. */
export type Columns = readonly number[]

/** A number read from a cell: absent if the cell says there is none, `problem` in a manager's words. */
export interface NumberOf<Words> {
  value?: number
  problem?: Words
}

/** One row after another under a header: reads a field's value and reports problems with it. */
export class RowCells<Words, ColumnsOf> {
  readonly header: readonly string[]
  readonly columns: ColumnsOf
  readonly problems: Problems<Words>
  row: readonly string[] = []
  line = 0

  constructor(header: readonly string[], columns: ColumnsOf, problems: Problems<Words>) {
    this.header = header
    this.columns = columns
    this.problems = problems
  }

  /** The text of the first column that has any. */
  text(columns: Columns): string {
    for (const index of columns) {
      const cell = this.row[index]
      if (cell === undefined || cell === '') continue
      const text = cleanText(cell)
      if (!saysNothing(text)) return text
    }
    return ''
  }

  /** One line of words, shortened to a plausible length. */
  words(columns: Columns, max = WORDS_MAX): string {
    const text = this.text(columns)
    if (text.length > max) return cutText(text.replace(/\s+/g, ' '), max)
    return text.includes('\n') ? text.replace(/\s+/g, ' ') : text
  }

  /** A number from the first column that has one; if none has, reports the first problem. `read` gets the column. */
  number(columns: Columns, read: (text: string, column: number) => NumberOf<Words>): number | undefined {
    let told = false
    for (const index of columns) {
      const text = cleanText(this.row[index] ?? '')
      if (saysNothing(text)) continue
      const { value, problem } = read(shorten(text, NUMBER_MAX), index)
      if (problem && !told) this.#tellAt(index, text, problem, 'warning')
      told ||= problem !== undefined
      if (value !== undefined) return value
    }
    return undefined
  }

  /** The name of a field's first column. */
  columnOf(columns: Columns): string {
    return (this.header[columns[0] ?? -1] ?? '').trim()
  }

  /** Reports a problem with a field, or with the row if there is no column to blame. */
  tell(columns: Columns, value: string, message: Words, severity: ProblemOf<Words>['severity']) {
    this.#tellAt(columns[0] ?? -1, value, message, severity)
  }

  #tellAt(index: number, value: string, message: Words, severity: ProblemOf<Words>['severity']) {
    const column = (this.header[index] ?? '').trim()
    this.problems.add({ line: this.line, column, value, message, severity })
  }
}
