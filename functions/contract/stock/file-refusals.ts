import { grouped, refusal } from '#contract/words.ts'

/** The required fields that no column of a file holds. */
const MISSING = {
  en: { name: 'a make, a model or a title', id: 'a VIN or a stock number' },
  es: { name: 'la marca, el modelo o el título', id: 'el VIN o el número de inventario' },
}
/** `seen` is the text of the first line, unchanged; empty if it names nothing. */
type Lacking = { missing: keyof typeof MISSING.en; seen: string }

const lacking = {
  code: 'invalid',
  en: ({ missing, seen }: Lacking) =>
    `No column holds ${MISSING.en[missing]}. The first line reads: ${seen || 'nothing'}.`,
  es: ({ missing, seen }: Lacking) =>
    `Ninguna columna contiene ${MISSING.es[missing]}. La primera línea dice: ${seen || 'nada'}.`,
} as const

/** The reasons why a file as a whole is not a vehicle list, beyond those for any list (platform/list-refusals.ts). */
export const fileRefusals = {
  file_cut_short: refusal({
    code: 'invalid',
    en: ({ bytes, size }: { bytes: number; size: number }) =>
      `The file ends early: ${grouped(bytes, 'en')} of ${grouped(size, 'en')} bytes arrived.`,
    es: ({ bytes, size }) =>
      `El archivo está incompleto: llegaron ${grouped(bytes, 'es')} de ${grouped(size, 'es')} bytes.`,
  }),
  too_many_vehicles: refusal({
    code: 'invalid',
    en: ({ most }: { most: number }) =>
      `The file has more than ${grouped(most, 'en')} vehicles: it cannot be one dealership’s inventory.`,
    es: ({ most }) =>
      `El archivo tiene más de ${grouped(most, 'es')} vehículos: no puede ser el inventario de una agencia.`,
  }),
  header_missing: refusal({
    code: 'invalid',
    en: 'The file has no header: its first line already is a vehicle.',
    es: 'Al archivo le falta el encabezado: su primera línea ya es un vehículo.',
    advice: {
      en: 'Ask for the file to be sent with the names of its columns in the first line.',
      es: 'Pide que lo envíen con los nombres de las columnas en la primera línea.',
    },
  }),
  column_missing: refusal(lacking),
  columns_unknown: refusal({
    ...lacking,
    advice: { en: 'You can choose the columns yourself.', es: 'Tú puedes elegir las columnas.' },
  }),
}
