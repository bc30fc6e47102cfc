import { cutText } from '../table/cut-text.ts'

/** What is wrong with a row, in words for a manager. */
export interface ProblemOf<Words> {
  /** Line of the file, the header being 1; 0 where the whole file is meant. */
  line: number
  column: string
  /** Cut, and never of a column that is not to be shown. */
  value: string
  message: Words
  /** Lines behind it that were left out with it. */
  skipped?: Words
  /** An error leaves its row out; a warning does not. */
  severity: 'error' | 'warning'
}

/** A file where everything is wrong is wrong in one way: more errors than these, or more warnings, are not told. */
const KEPT_OF_EACH = 1000
const VALUE_CHARACTERS = 100
/** As much of a column's name as a manager is shown elsewhere. */
const COLUMN_CHARACTERS = 200

/** What happens on row after row and is said once a file. */
interface Repeated<Words> {
  count: number
  first: Omit<ProblemOf<Words>, 'message'>
  say: (count: number) => Words
}

/** Gathers what is wrong with a file: counts the errors, keeps the first thousand of them and of the warnings. */
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

  /** A warning that is said once, with the line of the first and how often it was. */
  addRepeated(kind: string, first: Omit<ProblemOf<Words>, 'message' | 'severity'>, say: Repeated<Words>['say']) {
    const seen = this.#repeated.get(kind)
    if (seen) seen.count++
    else this.#repeated.set(kind, { count: 1, first: { ...first, severity: 'warning' }, say })
  }

  /** What was gathered since the last call. */
  take(): ProblemOf<Words>[] {
    const batch = this.#batch
    this.#batch = []
    return batch
  }

  /** At the end of the file: what was repeated becomes a warning each, whatever was kept before. */
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
