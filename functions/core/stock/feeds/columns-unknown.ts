import type { About } from '#contract/refusals.ts'
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

/** What no column holds, and what the first line reads. */
export type Lacking = About<'columns_unknown'>

/** A list of vehicles, perhaps, whose columns have names that nobody knows: a manager can say what they hold. */
export class ColumnsUnknown extends AppError<'columns_unknown'> {
  readonly columns: FeedColumns

  constructor(lacking: Lacking, columns: FeedColumns) {
    super('columns_unknown', lacking)
    this.columns = columns
  }
}
