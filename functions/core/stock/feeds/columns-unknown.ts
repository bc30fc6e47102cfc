import { AppError } from '../../platform/errors.ts'

/** What a manager chooses columns by; previewMapping takes it. */
export interface FeedColumns {
  /**
   * The columns, cost columns left out, and the first rows under them. Cells are kept only of columns that a field
   * takes, for an unknown one may hold costs under a name of its own.
   */
  header: string[]
  samples: string[][]
  header_hash: string
}

/** A list of vehicles, perhaps, whose columns have names that nobody knows: a manager can say what they hold. */
export class ColumnsUnknown extends AppError {
  readonly columns: FeedColumns

  constructor(words: string, columns: FeedColumns) {
    super('invalid', words)
    this.columns = columns
  }
}
