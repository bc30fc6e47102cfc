import type { CallStatus } from '#contract/calls/call-statuses.ts'
import type { Language } from '#contract/language.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import type { presentCall } from '../calls/present-call.ts'

type Shown = ReturnType<typeof presentCall>

const HEADER: Record<Language, string> = {
  en: 'Date,Direction,From,To,Contact,Agent,Status,Duration,Seconds,Voicemail',
  es: 'Fecha,Dirección,De,Para,Contacto,Agente,Estado,Duración,Segundos,Mensaje de voz',
}
const DIRECTIONS: Record<Language, Record<Shown['direction'], string>> = {
  en: { inbound: 'Inbound', outbound: 'Outbound' },
  es: { inbound: 'Entrante', outbound: 'Saliente' },
}
const STATUSES: Record<Language, Record<CallStatus, string>> = {
  en: {
    initiated: 'Initiated',
    ringing: 'Ringing',
    'in-progress': 'In progress',
    completed: 'Completed',
    busy: 'Busy',
    failed: 'Failed',
    'no-answer': 'No answer',
  },
  es: {
    initiated: 'Iniciada',
    ringing: 'Sonando',
    'in-progress': 'En curso',
    completed: 'Completada',
    busy: 'Ocupado',
    failed: 'Fallida',
    'no-answer': 'Sin respuesta',
  },
}
const YES: Record<Language, string> = { en: 'Yes', es: 'Sí' }

/** What a spreadsheet knows a file of UTF-8 by, and the columns' names. */
export const csvHeader = (language: Language) => `\ufeff${HEADER[language]}\r\n`

/** A call as a line, its moment by the dealership's clock. */
export function csvLine(call: Shown, language: Language, timeZone: string): string {
  const cells = [
    new Date(call.date).toLocaleString('sv-SE', { timeZone }),
    DIRECTIONS[language][call.direction],
    call.from,
    call.to,
    call.contact?.name,
    call.agent?.name,
    STATUSES[language][call.status],
    call.formatted_duration,
    String(call.duration_seconds ?? ''),
    call.has_voicemail ? YES[language] : '',
  ]
  return `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`
}

/** As what a browser saves the calls of today. */
export const filenameOf = (now: Date) => `calls-${now.toISOString().slice(0, 10)}.csv`
