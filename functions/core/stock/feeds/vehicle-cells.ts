import type { RowWords } from '#contract/stock/row-words.ts'
import { cleanText, saysNothing } from '../../platform/tabular/clean-text.ts'
import { type Columns, RowCells } from '../../platform/tabular/row-cells.ts'
import type { ColumnsOf } from './map-header.ts'
import type { DotMeans } from './number-in.ts'

const NOT_AVAILABLE = /^no(?:t available| disponible)$/i

/** The cells of one vehicle after another. */
export class VehicleCells extends RowCells<RowWords, ColumnsOf> {
  /** The meaning of a dot in a column of amounts; unknown until a row requires it. */
  dotIn: (column: number) => DotMeans | undefined = () => undefined

  /** The vehicle's state; unlike in other cells, "not available" is meaningful here. */
  state(columns: Columns): string {
    for (const index of columns) {
      const text = cleanText(this.row[index] ?? '')
      if (!saysNothing(text) || NOT_AVAILABLE.test(text)) return text
    }
    return ''
  }
}
