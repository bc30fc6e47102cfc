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
  person_deleted_sold: {
    en: 'Deleted all data of a contact, as they asked; the sale’s file stays sealed until {until}',
    es: 'Borró todos los datos de un contacto, como pidió; el archivo de la venta queda sellado hasta {until}',
  },
  sale_file_read: { en: 'Read a sale’s file: {reason}', es: 'Leyó el archivo de una venta: {reason}' },
} as const satisfies Sentences
