import type { RowProblem } from './feed-vehicle.ts'

/** A spreadsheet runs what begins so; an apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The problems of a file as a CSV that spreadsheets open rightly, piece by piece; the first piece is the header. */
export function* problemsCsv(problems: Iterable<RowProblem>): Generator<string> {
  yield '\ufeffline,column,value,message\r\n'
  for (const { line, column, value, message } of problems)
    yield `${line === 0 ? '' : line},${cell(column)},${cell(value)},${cell(message)}\r\n`
}
