import type { Sentences } from '#contract/act.ts'

export const leavingActs = {
  closing_begun: {
    en: 'Closed the dealership’s account; everything is deleted on {day}',
    es: 'Cerró la cuenta de la agencia; todo se borra el {day}',
  },
  closing_calls_set: {
    en: 'Sent calls to {number} while the account closes',
    es: 'Mandó las llamadas al {number} mientras se cierra la cuenta',
  },
  closing_calls_taken: {
    en: 'Sent calls to voicemail while the account closes',
    es: 'Mandó las llamadas al buzón de voz mientras se cierra la cuenta',
  },
  closing_ended: { en: 'Reopened the dealership’s account', es: 'Reabrió la cuenta de la agencia' },
  archive_asked: { en: 'Requested an archive of everything', es: 'Pidió un archivo con todo' },
} as const satisfies Sentences
