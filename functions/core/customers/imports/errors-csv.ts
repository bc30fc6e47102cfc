import { ownKeyOf } from '#contract/customers/import-fields.ts'
import type { Language } from '#contract/language.ts'
import { type Refused, sayRefusal } from '#contract/refusals.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import { headingOf, isHeading } from '../contacts/texts.ts'
import type { RefusedRow } from './entity.ts'

const TITLES = { en: ['Line', 'Imported', 'What is wrong'], es: ['Línea', 'Importada', 'Qué está mal'] }
const ANSWERS = { en: { yes: 'Without this', no: 'No' }, es: { yes: 'Sin esto', no: 'No' } }

/** A row of which there is something to tell; whether its person came in all the same. */
export interface ToldRow extends RefusedRow {
  isIn: boolean
}

/** The rows as they came, each with its line and why, for a spreadsheet. */
export function errorsCsv(header: string[], told: (ToldRow & { cells: string[] })[], language: Language): string {
  const rows = told.map(({ line, cells, reasons, isIn }) => {
    const why = Object.entries(reasons).map(([field, reason]) => sayReason(field, reason, language))
    return [
      String(line),
      ANSWERS[language][isIn ? 'yes' : 'no'],
      why.join(' '),
      ...header.map((_, i) => cells[i] ?? ''),
    ]
  })
  return `\ufeff${[[...TITLES[language], ...header], ...rows].map(asLine).join('')}`
}

/** The sentence for a problem of a field or of the row. */
function sayReason(field: string, reason: Refused, language: Language): string {
  const name = isHeading(field) ? headingOf(field, language) : ownKeyOf(field)
  const named = name ? `${name}: ` : ''
  return named + sayRefusal(reason, language)
}

const asLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`
