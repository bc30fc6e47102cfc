import type { About } from '#contract/refusals.ts'
import { AppError } from '../../platform/errors.ts'

/** The data for a manager to choose columns by; input of previewMapping. */
export interface FeedColumns {
  /**
   * The columns, except cost columns, and the first rows under them. Cells are kept only for columns that a field
   * takes, because an unknown one may hold costs under another name.
   */
  header: string[]
  samples: string[][]
  header_hash: string
}

/** The required field that no column holds, and the names in the first line. */
export type Lacking = About<'columns_unknown'>

/** Possibly a vehicle list, but with unknown column names: a manager can say what the columns hold. */
export class ColumnsUnknown extends AppError<'columns_unknown'> {
  readonly columns: FeedColumns

  constructor(lacking: Lacking, columns: FeedColumns) {
    super('columns_unknown', lacking)
    this.columns = columns
  }
}
