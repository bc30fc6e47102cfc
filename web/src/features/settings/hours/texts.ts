import type { Counterpart } from '../../../lib/language/text-types.ts'

const en = {
  opens: '{day}, from',
  closes: '{day}, until',
  day_off: 'Closed',
  backwards: 'Closing time must be after opening time.',
  no_day: 'Choose at least one day.',
} as const

const es = {
  opens: '{day}, desde',
  closes: '{day}, hasta',
  day_off: 'Cerrado',
  backwards: 'La hora de cierre debe ser posterior a la de apertura.',
  no_day: 'Elige al menos un día.',
} as const satisfies Counterpart<typeof en>

export const hoursTexts = { en, es }
