import { fieldOfLabel } from '#contract/outreach/lead-fields.ts'
import { readRows } from '../../platform/tabular/read-rows.ts'
import type { Answer } from './form-answers.ts'

/** Words, and a title, may stand above the labels. */
const LINES_ABOVE_MAX = 20
const DELIMITERS = [',', ';'] as const
const ROWS_MAX = 20

/** The answers of a form that comes as a list: labels in a row, and what somebody filled in in the next. */
export function answersInCsv(text: string): Answer[] | undefined {
  let at = 0
  for (const line of text.split('\n', LINES_ABOVE_MAX)) {
    const delimiter = DELIMITERS.find((one) => isHead(line.split(one).map(bare)))
    const [labels, row, ...others] = (delimiter && readRows(text.slice(at), delimiter, ROWS_MAX)) ?? []
    if (labels && row && row.length === labels.length)
      return [
        ...labels.map((label, i) => ({ label, field: fieldOfLabel(label), value: row[i]?.trim() ?? '' })),
        // Of whom else it tells stays in the message.
        ...others.map((cells) => ({ label: '', field: undefined, value: cells.join(', ').trim() })),
      ].filter(({ value }) => value !== '')
    at += line.length + 1
  }
  return undefined
}

const bare = (cell: string) => cell.replace(/^[\s"]+|[\s"]+$/g, '')

/** Most of a list's labels are known: a sentence has one of them at most. */
function isHead(cells: string[]): boolean {
  const known = cells.filter((cell) => fieldOfLabel(cell) !== undefined).length
  return known > 1 && 2 * known > cells.length
}
