import type { Language } from '#contract/language.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import type { ListedItem } from '../contacts/present-contact.ts'

const COLUMNS: Record<Language, string> = {
  en: 'First Name,Last Name,Phone,WhatsApp,Email,Company,Stage,Labels,Assigned To,Notes,Created',
  es: 'Nombre,Apellido,Teléfono,WhatsApp,Correo,Empresa,Etapa,Etiquetas,Asignado a,Notas,Creado',
}

/** What a spreadsheet knows a file of UTF-8 by, and the columns' names. */
export const csvHeader = (language: Language) => `\ufeff${COLUMNS[language]}\r\n`

/** A contact as a line; numbers in E.164, which an import reads again. */
export function csvLine(contact: ListedItem, stages: Map<string, string>): string {
  const { first_name, last_name, phone, whatsapp_number, email, company, stage, labels, notes } = contact
  const numbers = [phone, whatsapp_number]
  const about = [stages.get(stage) ?? stage, labels.join(', '), contact.assignee_name, notes, contact.created_at]
  const cells = [first_name, last_name, ...numbers, email, company, ...about]
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`
}
