import type { RowWords } from '#contract/stock/row-words.ts'
import { type Columns, shorten } from '../../platform/tabular/row-cells.ts'
import { htmlToText } from './html-to-text.ts'
import type { VehicleCells } from './vehicle-cells.ts'

const CHARACTERS_MAX = 10_000
const HTML_MAX = 60_000

/** A dealer's own words, as text without markup; undefined where there are none. */
export function readProse(cells: VehicleCells, columns: Columns): string | undefined {
  const html = cells.text(columns)
  if (html === '') return undefined
  const text = htmlToText(shorten(html, HTML_MAX))
  if (text.length <= CHARACTERS_MAX) return text || undefined
  const problem: RowWords = { key: 'description_cut', about: { characters: CHARACTERS_MAX } }
  cells.tell(columns, text, problem, 'warning')
  return shorten(text, CHARACTERS_MAX)
}
