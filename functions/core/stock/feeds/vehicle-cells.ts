import type { RowWords } from '#contract/stock/row-words.ts'
import { cleanText, saysNothing } from '../../platform/tabular/clean-text.ts'
import { type Columns, RowCells } from '../../platform/tabular/row-cells.ts'
import type { ColumnsOf } from './map-header.ts'
import type { DotMeans } from './number-in.ts'

const NOT_AVAILABLE = /^no(?:t available| disponible)$/i

/** The cells of one vehicle after another. */
export class VehicleCells extends RowCells<RowWords, ColumnsOf> {
  /** What a dot is in a column of amounts; unknown as long as no row made anybody look. */
  dotIn: (column: number) => DotMeans | undefined = () => undefined

  /** Where the vehicle is: of that "not available" says much. */
  state(columns: Columns): string {
    for (const index of columns) {
      const text = cleanText(this.row[index] ?? '')
      if (!saysNothing(text) || NOT_AVAILABLE.test(text)) return text
    }
    return ''
  }
}
