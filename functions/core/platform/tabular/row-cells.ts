import { cutText } from '../table/cut-text.ts'
import { cleanText, saysNothing } from './clean-text.ts'
import type { ProblemOf, Problems } from './collect-problems.ts'

/** A word or two. */
const WORDS_MAX = 100
/** What is longer is no number, and patterns for one take long to find that of a long run of blanks. */
const NUMBER_MAX = 100

/** A cell's text comes whole out of its bytes, so that only a cut can leave half a character. */
export const shorten = (text: string, length: number) => (text.length > length ? cutText(text, length) : text)

/** The columns of one field, the preferred one first; names of fields would be looked up forty times a row. */
export type Columns = readonly number[]

/** A number as a cell gave it: absent where the cell says there is none, `problem` in a manager's words. */
export interface NumberOf<Words> {
  value?: number
  problem?: Words
}

/** One row after another under a header: what it says of a field, and what is wrong with that. */
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

  /** What the first column that says something says. */
  text(columns: Columns): string {
    for (const index of columns) {
      const cell = this.row[index]
      if (cell === undefined || cell === '') continue
      const text = cleanText(cell)
      if (!saysNothing(text)) return text
    }
    return ''
  }

  /** One line of words, not longer than any true one. */
  words(columns: Columns, max = WORDS_MAX): string {
    const text = this.text(columns)
    if (text.length > max) return cutText(text.replace(/\s+/g, ' '), max)
    return text.includes('\n') ? text.replace(/\s+/g, ' ') : text
  }

  /** A number: of the first column that has one; where none has, the first complaint is told. `read` hears the column too. */
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

  /** Says what is wrong with a field, or with the row where there is no column to blame. */
  tell(columns: Columns, value: string, message: Words, severity: ProblemOf<Words>['severity']) {
    this.#tellAt(columns[0] ?? -1, value, message, severity)
  }

  #tellAt(index: number, value: string, message: Words, severity: ProblemOf<Words>['severity']) {
    const column = (this.header[index] ?? '').trim()
    this.problems.add({ line: this.line, column, value, message, severity })
  }
}
