import { cleanText, saysNothing } from '../../platform/tabular/clean-text.ts'
import { type Columns, RowCells } from '../../platform/tabular/row-cells.ts'
import type { ColumnsOf } from './map-header.ts'
import type { Words } from './texts.ts'

const NOT_AVAILABLE = /^not available$/i

/** The cells of one vehicle after another. */
export class VehicleCells extends RowCells<Words, ColumnsOf> {
  /** Where the vehicle is: of that "not available" says much. */
  state(columns: Columns): string {
    for (const index of columns) {
      const text = cleanText(this.row[index] ?? '')
      if (!saysNothing(text) || NOT_AVAILABLE.test(text)) return text
    }
    return ''
  }
}
