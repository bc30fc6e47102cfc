import { byContactField, fieldOf } from '#contract/customers/contact-fields.ts'
import type { ImportField } from '#contract/customers/import-fields.ts'
import type { Language } from '#contract/language.ts'
import { type Refused, sayRefusal } from '#contract/refusals.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import type { RefusedRow } from './entity.ts'

const TITLES = { en: ['Line', 'What is wrong'], es: ['Línea', 'Qué está mal'] }

/** What a reason calls its field, as an export does. */
const FIELDS: Record<Language, Record<ImportField, string>> = {
  en: {
    first_name: 'First Name',
    last_name: 'Last Name',
    name: 'Full Name',
    phone: 'Phone',
    whatsapp_number: 'WhatsApp',
    ...byContactField((name) => (fieldOf(name).heading ?? fieldOf(name).label).en),
    stage: 'Stage',
    labels: 'Labels',
  },
  es: {
    first_name: 'Nombre',
    last_name: 'Apellido',
    name: 'Nombre completo',
    phone: 'Teléfono',
    whatsapp_number: 'WhatsApp',
    ...byContactField((name) => (fieldOf(name).heading ?? fieldOf(name).label).es),
    stage: 'Etapa',
    labels: 'Etiquetas',
  },
}

/** The refused rows as they came, each with its line and why, for a spreadsheet. */
export function errorsCsv(header: string[], refused: (RefusedRow & { cells: string[] })[], language: Language): string {
  const rows = refused.map(({ line, cells, reasons }) => {
    const why = Object.entries(reasons).map(([field, reason]) => sayReason(field, reason, language))
    return [String(line), why.join(' '), ...header.map((_, i) => cells[i] ?? '')]
  })
  return `\ufeff${[[...TITLES[language], ...header], ...rows].map(asLine).join('')}`
}

/** What is wrong with a field, or with the row. */
function sayReason(field: string, reason: Refused, language: Language): string {
  const named = Object.entries(FIELDS[language]).find(([name]) => name === field)?.[1]
  return (named ? `${named}: ` : '') + sayRefusal(reason, language)
}

const asLine = (cells: string[]) => `${cells.map(csvCell).join(',')}\r\n`
