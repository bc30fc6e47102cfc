import type { Layout, ListKind } from './sniff-layout.ts'

/** So many cells, and of long rows this share, must be like: one figure where another row has one may be chance. */
const LIKE_MIN = 2
const LIKE_SHARE = 0.2
const FIGURE_CHARACTERS_MAX = 40

/**
 * Whether a cell of several lines holds rows of the file, for its quotation mark was closed by another row's. Commas
 * prove nothing, texts are full of them: what counts is that its lines, were the mark not there, are like the first one.
 */
export function holdsRows(
  record: readonly string[],
  at: number,
  { delimiter, newline }: Pick<Layout, 'delimiter' | 'newline'>,
  columns: number,
  isKey: ListKind['isKey'],
): boolean {
  const [first = '', ...lines] = (record[at] ?? '').split(newline)
  const row = [...record.slice(0, at), ...first.split(delimiter)]
  const wanted = Math.max(LIKE_MIN, columns * LIKE_SHARE)
  let rows = 0
  let texts = 0
  for (const [i, line] of lines.entries()) {
    const cells = line.split(delimiter)
    if (i === lines.length - 1) for (let next = at + 1; next < record.length; next++) cells.push(record[next] ?? '')
    if (cells.length * 2 > columns && likeness(cells, row, at, columns, isKey) >= wanted) rows++
    else if (line.trim() !== '') texts++
  }
  return rows > 0 && rows >= texts
}

/** How many cells are as those of the row, but for the one at fault; those that plainly are not count against it. */
function likeness(cells: string[], row: string[], at: number, columns: number, isKey: ListKind['isKey']): number {
  let sum = cells.length === columns ? 1 : 0
  for (let i = 0; i < at; i++) sum += alike(isKey, cells[i], row[i])
  // From the end, for the cell at fault may hold separators.
  const isWhole = cells.length >= columns && row.length >= columns
  for (let i = 1; isWhole && i < columns - at; i++) sum += alike(isKey, cells.at(-i), row.at(-i))
  return sum
}

function alike(isKey: ListKind['isKey'], one = '', other = ''): number {
  const [cell, wanted] = [bare(one), bare(other)]
  if (cell === '' || wanted === '') return 0
  const [shape, expected] = [shapeOf(cell, isKey), shapeOf(wanted, isKey)]
  if (shape !== expected) return PLAIN_SHAPES.has(shape) || PLAIN_SHAPES.has(expected) ? -1 : 0
  // A text may well name its own row, and two words are always two words.
  if (shape === 'key') return cell === wanted ? 0 : 2
  // Who writes a text leaves a blank behind a comma.
  if (one.startsWith(' ') && !other.startsWith(' ')) return 0
  return shape === 'words' && cell !== wanted ? 0 : 1
}

/** Shapes that a column has in every row; models are A4, 500 and Edge. */
const PLAIN_SHAPES = new Set(['key', '9'])

/** What a cell looks like, whatever it says: "key", "words", "9" of any number, else letters and figures as a9, 9/9/9. */
function shapeOf(cell: string, isKey: ListKind['isKey']): string {
  if (isKey(cell)) return 'key'
  if (/^https?:/i.test(cell)) return 'address'
  if (cell.length > FIGURE_CHARACTERS_MAX || !/\d/.test(cell)) return 'words'
  if (/^\$?[\d,.]+$/.test(cell)) return '9'
  return cell.replace(/\d+/g, '9').replace(/[a-z]+/gi, 'a')
}

const bare = (cell: string) => cell.replaceAll('"', '').trim()
