import type { Language } from '#contract/language.ts'
import { sayRow } from '#contract/stock/row-words.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import type { RowProblem } from './feed-vehicle.ts'

const COLUMNS: Record<Language, string> = {
  en: 'line,column,value,message',
  es: 'línea,columna,valor,mensaje',
}

/** A file's problems in a language, as a CSV for spreadsheets, piece by piece; the first is the header. */
export function* problemsCsv(problems: Iterable<RowProblem>, language: Language): Generator<string> {
  yield `\ufeff${COLUMNS[language]}\r\n`
  for (const { line, column, value, message, skipped } of problems) {
    const words = [message, skipped].flatMap((each) => (each ? sayRow(each, language) : [])).join(' ')
    yield `${line === 0 ? '' : line},${csvCell(column)},${csvCell(value)},${csvCell(words)}\r\n`
  }
}
