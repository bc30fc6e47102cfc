import type { Sentences } from '#contract/act.ts'

/** Of whoever was deleted no word is kept, nor their name. */
export const privacyActs = {
  person_told: {
    en: 'Created a file of everything known about a contact',
    es: 'Creó un archivo con todo lo que se sabe de un contacto',
  },
  person_deleted: {
    en: 'Deleted all of a contact’s data at their request',
    es: 'Borró todos los datos de un contacto a petición suya',
  },
  sale_sealed: {
    en: 'Sealed a deleted contact’s sale file until {until}',
    es: 'Selló hasta el {until} el archivo de la venta de un contacto borrado',
  },
  contacts_expired: {
    en: 'Deleted {count} contacts with no activity since {day}',
    es: 'Borró {count} contactos sin actividad desde el {day}',
  },
  sale_file_read: { en: 'Opened a sale file: {reason}', es: 'Abrió el archivo de una venta: {reason}' },
} as const satisfies Sentences
