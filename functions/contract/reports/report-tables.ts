import type { Label } from '#contract/language.ts'

/** The tables, each by its first column. */
export const TABLES = {
  agents: { en: 'By person', es: 'Por persona' },
  channels: { en: 'By channel', es: 'Por canal' },
  opened_hours: { en: 'Conversations by hour of the week', es: 'Conversaciones por hora de la semana' },
  first_hours: { en: 'First reply by hour of the week', es: 'Primera respuesta por hora de la semana' },
  sources: { en: 'By source', es: 'Por origen' },
  why_lost: { en: 'Why they were lost', es: 'Por qué se perdieron' },
  lost_from: { en: 'Lost from', es: 'Perdidos desde' },
  vehicles: { en: 'By vehicle, most asked about', es: 'Por vehículo, los más consultados' },
  outcomes: { en: 'By outcome', es: 'Por resultado' },
  campaigns: { en: 'Campaigns', es: 'Campañas' },
  months: { en: 'By month', es: 'Por mes' },
} as const satisfies Record<string, Label>
export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]
