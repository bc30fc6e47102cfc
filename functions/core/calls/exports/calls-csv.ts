import type { CallStatus } from '#contract/calls/call-statuses.ts'
import type { Language } from '#contract/language.ts'
import { csvCell } from '../../platform/tabular/csv-cell.ts'
import type { presentCall } from '../calls/present-call.ts'

type Shown = ReturnType<typeof presentCall>

const HEADER: Record<Language, string> = {
  en: 'Date,Direction,From,To,Contact,Agent,Status,Duration,Seconds,Voicemail',
  es: 'Fecha,Dirección,De,Para,Contacto,Agente,Estado,Duración,Segundos,Buzón de voz',
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
    canceled: 'Canceled',
  },
  es: {
    initiated: 'Iniciada',
    ringing: 'Sonando',
    'in-progress': 'En curso',
    completed: 'Completada',
    busy: 'Ocupado',
    failed: 'Fallida',
    'no-answer': 'Sin respuesta',
    canceled: 'Cancelada',
  },
}
const YES: Record<Language, string> = { en: 'Yes', es: 'Sí' }

/** The byte order mark, by which spreadsheets recognize UTF-8, and the column names. */
export const csvHeader = (language: Language) => `\ufeff${HEADER[language]}\r\n`

/** A call as a CSV line, its time in the dealership's time zone. */
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

/** The filename of a download made today. */
export const filenameOf = (now: Date) => `calls-${now.toISOString().slice(0, 10)}.csv`
