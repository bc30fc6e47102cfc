import type { Texts } from '../../../lib/language/text-types.ts'

export const hoursTexts = {
  opens: { en: '{day}, from', es: '{day}, desde' },
  closes: { en: '{day}, until', es: '{day}, hasta' },
  day_off: { en: 'Closed', es: 'Cerrado' },
  backwards: {
    en: 'Closing time must be after opening time.',
    es: 'La hora de cierre debe ser posterior a la de apertura.',
  },
  no_day: { en: 'Choose at least one day.', es: 'Elige al menos un día.' },
} as const satisfies Texts
