import type { ListRowWords } from '#contract/platform/list-row-words.ts'
import type { ProblemOf } from './collect-problems.ts'
import type { PendingLines } from './pending-lines.ts'
import { RECORD_BYTES_MAX } from './row-shapes.ts'

type RowProblem = ProblemOf<ListRowWords>

/** The lines after an unreadable row, skipped until one looks like a row again. */
export class SkippedLines {
  readonly #row: Pick<RowProblem, 'line' | 'message' | 'severity'>
  /** True while the next bytes belong to a line whose beginning is gone. */
  #isInLongLine: boolean

  constructor(row: Pick<RowProblem, 'line' | 'message' | 'severity'>, isInLongLine: boolean) {
    this.#row = row
    this.#isInLongLine = isInLongLine
  }

  /** Returns the problem to report, or undefined if more bytes are needed to decide. */
  skip(pending: PendingLines, isLast: boolean, looksLikeRow: (line: Buffer) => boolean): RowProblem | undefined {
    while (pending.bytes.length > 0) {
      const isWhole = pending.endOfLine() >= 0 || isLast
      if (!isWhole && !this.#isInLongLine && pending.bytes.length <= RECORD_BYTES_MAX) return undefined
      if (isWhole && !this.#isInLongLine && looksLikeRow(pending.lineAt(0))) return this.#problem(pending.line - 1)
      pending.dropLine()
      this.#isInLongLine = !isWhole
    }
    return isLast ? this.#problem(pending.line) : undefined
  }

  #problem(last: number): RowProblem {
    const first = this.#row.line + 1
    const row = { column: '', value: '', ...this.#row }
    if (last < first) return row
    const skipped: ListRowWords =
      last === first
        ? { key: 'line_skipped', about: { line: first } }
        : { key: 'lines_skipped', about: { first, last } }
    return { ...row, skipped }
  }
}
