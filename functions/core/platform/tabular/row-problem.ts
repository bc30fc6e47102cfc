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
