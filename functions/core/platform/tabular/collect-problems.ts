import { cutText } from '../cut-text.ts'

/** A problem with a row, in words for a manager. */
export interface ProblemOf<Words> {
  /** Line in the file, the header being 1; 0 for the whole file. */
  line: number
  column: string
  /** Shortened, and never from a column that must not be shown. */
  value: string
  message: Words
  /** Lines after it that were skipped with it. */
  skipped?: Words
  /** A row with an error is left out; one with a warning is not. */
  severity: 'error' | 'warning'
}

/** A file with errors everywhere has one underlying fault: more errors or warnings than this are not reported. */
const KEPT_OF_EACH = 1000
const VALUE_CHARACTERS = 100
/** Same limit as elsewhere for a column name shown to a manager. */
const COLUMN_CHARACTERS = 200

/** A problem that occurs in many rows and is reported once per file. */
interface Repeated<Words> {
  count: number
  first: Omit<ProblemOf<Words>, 'message'>
  say: (count: number) => Words
}

/** Collects a file's problems: counts the errors, and keeps the first thousand errors and warnings each. */
export class Problems<Words> {
  errors = 0
  #warnings = 0
  #batch: ProblemOf<Words>[] = []
  #repeated = new Map<string, Repeated<Words>>()

  add(problem: ProblemOf<Words>) {
    const count = problem.severity === 'error' ? ++this.errors : ++this.#warnings
    if (count > KEPT_OF_EACH) return
    this.#batch.push(cut(problem))
  }

  /** A warning that is reported once, with the line of the first and the number of occurrences. */
  addRepeated(kind: string, first: Omit<ProblemOf<Words>, 'message' | 'severity'>, say: Repeated<Words>['say']) {
    const seen = this.#repeated.get(kind)
    if (seen) seen.count++
    else this.#repeated.set(kind, { count: 1, first: { ...first, severity: 'warning' }, say })
  }

  /** The problems collected since the last call. */
  take(): ProblemOf<Words>[] {
    const batch = this.#batch
    this.#batch = []
    return batch
  }

  /** At the end of the file: each repeated problem becomes one warning, regardless of the limit. */
  finish() {
    for (const { count, first, say } of this.#repeated.values()) {
      this.#batch.push(cut({ ...first, message: say(count) }))
    }
    this.#repeated.clear()
  }
}

const cut = <Words>(problem: ProblemOf<Words>): ProblemOf<Words> => ({
  ...problem,
  column: cutText(problem.column, COLUMN_CHARACTERS),
  value: cutText(problem.value, VALUE_CHARACTERS),
})
