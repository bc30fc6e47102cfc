import type { Layout, ListKind } from './sniff-layout.ts'

/** The minimum number of similar cells, and for long rows the share: one number in the same place may be chance. */
const LIKE_MIN = 2
const LIKE_SHARE = 0.2
const FIGURE_CHARACTERS_MAX = 40

/**
 * True if a multi-line cell holds rows of the file, because another row's quotation mark closed it. Commas prove
 * nothing, texts are full of them: the test is whether its lines, without the mark, resemble the first one.
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

/** Number of cells that resemble the row's, except the one at fault; clearly different ones count against it. */
function likeness(cells: string[], row: string[], at: number, columns: number, isKey: ListKind['isKey']): number {
  let sum = cells.length === columns ? 1 : 0
  for (let i = 0; i < at; i++) sum += alike(isKey, cells[i], row[i])
  // From the end, because the cell at fault may hold separators.
  const isWhole = cells.length >= columns && row.length >= columns
  for (let i = 1; isWhole && i < columns - at; i++) sum += alike(isKey, cells.at(-i), row.at(-i))
  return sum
}

function alike(isKey: ListKind['isKey'], one = '', other = ''): number {
  const [cell, wanted] = [bare(one), bare(other)]
  if (cell === '' || wanted === '') return 0
  const [shape, expected] = [shapeOf(cell, isKey), shapeOf(wanted, isKey)]
  if (shape !== expected) return PLAIN_SHAPES.has(shape) || PLAIN_SHAPES.has(expected) ? -1 : 0
  // A text may well mention its own row's key, and any two words look alike.
  if (shape === 'key') return cell === wanted ? 0 : 2
  // In prose, a comma is followed by a space.
  if (one.startsWith(' ') && !other.startsWith(' ')) return 0
  return shape === 'words' && cell !== wanted ? 0 : 1
}

/** Shapes that a column has in every row; models are A4, 500 and Edge. */
const PLAIN_SHAPES = new Set(['key', '9'])

/** A cell's shape, whatever its content: "key", "words", "9" for any number, else letters and digits as a9, 9/9/9. */
function shapeOf(cell: string, isKey: ListKind['isKey']): string {
  if (isKey(cell)) return 'key'
  if (/^https?:/i.test(cell)) return 'address'
  if (cell.length > FIGURE_CHARACTERS_MAX || !/\d/.test(cell)) return 'words'
  if (/^\$?[\d,.]+$/.test(cell)) return '9'
  return cell.replace(/\d+/g, '9').replace(/[a-z]+/gi, 'a')
}

const bare = (cell: string) => cell.replaceAll('"', '').trim()
