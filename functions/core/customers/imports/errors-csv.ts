import type { Language } from '#contract/language.ts'
import { sayRefusal } from '#contract/refusals.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import type { RefusedRow } from './entity.ts'

const TITLES = { en: ['Line', 'What is wrong'], es: ['Línea', 'Qué está mal'] }

/** The refused rows as they came, each with its line and why, for a spreadsheet. */
export function errorsCsv(header: string[], refused: (RefusedRow & { cells: string[] })[], language: Language): string {
  const rows = refused.map(({ line, cells, reasons }) => {
    const why = Object.entries(reasons).map(([field, one]) => `${field}: ${sayRefusal(one, language)}`)
    return [String(line), why.join(' '), ...header.map((_, i) => cells[i] ?? '')]
  })
  return `\ufeff${[[...TITLES[language], ...header], ...rows].map(asLine).join('')}`
}

const asLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`
