import type { Sentences } from '#contract/act.ts'

export const leavingActs = {
  closing_begun: {
    en: 'Closed the dealership; everything is deleted on {day}',
    es: 'Cerró la agencia; todo se borra el {day}',
  },
  closing_calls_set: {
    en: 'Had calls go to {number} while the dealership closes',
    es: 'Puso {number} para las llamadas mientras la agencia se cierra',
  },
  closing_calls_taken: {
    en: 'Had calls go to voicemail while the dealership closes',
    es: 'Mandó las llamadas al buzón de voz mientras la agencia se cierra',
  },
  closing_ended: { en: 'Reopened the dealership', es: 'Reabrió la agencia' },
  archive_asked: { en: 'Asked for an archive of everything', es: 'Pidió un archivo con todo' },
} as const satisfies Sentences
