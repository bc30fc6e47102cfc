import type { Sentences } from '#contract/act.ts'

export const leavingActs = {
  closing_begun: {
    en: 'Began to close the dealership; everything goes on {day}',
    es: 'Empezó a cerrar la agencia; todo se borra el {day}',
  },
  closing_ended: { en: 'Opened the dealership again', es: 'Volvió a abrir la agencia' },
  archive_asked: { en: 'Asked for an archive of everything', es: 'Pidió un archivo con todo' },
} as const satisfies Sentences
