import type { Sentences } from '#contract/act.ts'

/** Of whoever was deleted no word is kept, nor their name. */
export const privacyActs = {
  person_told: {
    en: 'Made a file of all that is known of a contact',
    es: 'Creó un archivo con todo lo que se sabe de un contacto',
  },
  person_deleted: {
    en: 'Deleted all data of a contact, as they asked',
    es: 'Borró todos los datos de un contacto, como pidió',
  },
  sale_sealed: {
    en: 'Sealed the sale’s file of a contact who was deleted, until {until}',
    es: 'Selló hasta {until} el archivo de la venta de un contacto borrado',
  },
  contacts_expired: {
    en: 'Deleted {count} contacts with whom nothing has happened since {day}',
    es: 'Borró {count} contactos con los que no ha pasado nada desde el {day}',
  },
  sale_file_read: { en: 'Read a sale’s file: {reason}', es: 'Leyó el archivo de una venta: {reason}' },
} as const satisfies Sentences
