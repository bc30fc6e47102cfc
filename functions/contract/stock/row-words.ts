import type { Language } from '#contract/language.ts'
import { listRowWords } from '#contract/platform/list-row-words.ts'
import { grouped, type Sentence, say, sentence, type Words } from '#contract/words.ts'

/** The number of affected rows, reported with the line of the first. */
type Rows = { count: number }
/** The line of the earlier row that says the same. */
type Earlier = { line: number }
/** The number of cells in a row, and in its header. */
type Cells = { cells: number; header: number }

const cellsIn = {
  en: ({ cells, header }: Cells) =>
    `This row has ${cells === 1 ? 'one cell' : `${cells} cells`} and the header ${header}`,
  es: ({ cells, header }: Cells) =>
    `Esta fila tiene ${cells === 1 ? 'una celda' : `${cells} celdas`} y el encabezado ${header}`,
}

/** Messages about rows of a dealer's file, and about a file whose rows all have the same fault. */
export const rowWords = {
  ...listRowWords,
  row_unidentified: sentence({
    en: 'This row has neither a VIN nor a stock number.',
    es: 'Esta fila no tiene ni VIN ni número de inventario.',
  }),
  vin_unusable: sentence({
    en: 'This is not a VIN (17 letters and digits, never I, O or Q), and the row has no stock number.',
    es: 'Esto no es un VIN (17 letras y números, nunca I, O ni Q) y la fila no tiene número de inventario.',
  }),
  vin_replaced: sentence({
    en: 'This is not a VIN (17 letters and digits, never I, O or Q), so the vehicle is known by its stock number.',
    es: 'Esto no es un VIN (17 letras y números, nunca I, O ni Q), así que el vehículo se reconoce por su número de inventario.',
  }),
  vin_check_digit: sentence({
    en: ({ count }: Rows) =>
      `${count === 1 ? 'This VIN fails its check digit' : `${grouped(count, 'en')} VINs fail their check digit, this one first`}: mistyped, or made for another country.`,
    es: ({ count }) =>
      `${count === 1 ? 'El dígito de control de este VIN no coincide' : `El dígito de control no coincide en ${grouped(count, 'es')} VIN, este el primero`}: mal escrito o fabricado para otro país.`,
  }),
  vin_again: sentence({
    en: ({ line }: Earlier) => `The same VIN is in line ${line}; the last row counts.`,
    es: ({ line }) => `El mismo VIN está en la línea ${line}; cuenta la última fila.`,
  }),
  stock_number_again: sentence({
    en: ({ line }: Earlier) => `The same stock number is in line ${line}; the last row counts.`,
    es: ({ line }) => `El mismo número de inventario está en la línea ${line}; cuenta la última fila.`,
  }),
  vehicle_unnamed: sentence({
    en: 'This row has no make, model or title.',
    es: 'Esta fila no tiene marca, modelo ni título.',
  }),
  makes_missing: sentence({
    en: ({ count }: Rows) =>
      count === 1
        ? 'This row names no make, so filters by make do not find the vehicle.'
        : `${grouped(count, 'en')} rows, this one first, name no make, so filters by make do not find the vehicles.`,
    es: ({ count }) =>
      count === 1
        ? 'Esta fila no indica la marca: los filtros por marca no encuentran el vehículo.'
        : `${grouped(count, 'es')} filas, esta la primera, no indican la marca: los filtros por marca no encuentran esos vehículos.`,
  }),

  price_unreadable: sentence({
    en: 'This is not a price, so it was left out.',
    es: 'Esto no es un precio y se omitió.',
  }),
  price_below_zero: sentence({
    en: 'A price cannot be below zero, so it was left out.',
    es: 'Un precio no puede ser menor que cero y se omitió.',
  }),
  price_foreign: sentence({
    en: 'This price is not in US dollars, so it was left out.',
    es: 'Este precio no está en dólares estadounidenses y se omitió.',
  }),
  price_too_high: sentence({
    en: 'This price is too high to be one, so it was left out.',
    es: 'Este precio es demasiado alto para ser real y se omitió.',
  }),
  price_unclear: sentence({
    en: 'The dot of this price may part thousands or cents, and no other row tells which, so it was left out.',
    es: 'El punto de este precio puede separar miles o centavos y ninguna otra fila lo aclara, así que se omitió.',
  }),
  price_filler: sentence({
    en: 'This amount is a placeholder, not a real price, so it was left out.',
    es: 'Esta cantidad ocupa el lugar de un precio que nadie indicó y se omitió.',
  }),
  mileage_unreadable: sentence({
    en: 'This is not a mileage, so it was left out.',
    es: 'Esto no es un millaje y se omitió.',
  }),
  mileage_too_high: sentence({
    en: 'This mileage is too high to be one, so it was left out.',
    es: 'Este millaje es demasiado alto para ser real y se omitió.',
  }),
  mileage_unclear: sentence({
    en: 'The dot of this mileage may part thousands or decimals, and no other row tells which, so it was left out.',
    es: 'El punto de este millaje puede separar miles o decimales y ninguna otra fila lo aclara, así que se omitió.',
  }),
  year_unreadable: sentence({
    en: ({ last }: { last: number }) => `A model year lies between 1900 and ${last}, so it was left out.`,
    es: ({ last }) => `El año del modelo debe estar entre 1900 y ${last}; este se omitió.`,
  }),
  number_unreadable: sentence({
    en: ({ min, max }: { min: number; max: number }) =>
      `This is not a number from ${grouped(min, 'en')} to ${grouped(max, 'en')}, so it was left out.`,
    es: ({ min, max }) => `Esto no es un número de ${grouped(min, 'es')} a ${grouped(max, 'es')} y se omitió.`,
  }),
  date_unreadable: sentence({
    en: 'This is not a date, so it was left out.',
    es: 'Esto no es una fecha y se omitió.',
  }),
  description_cut: sentence({
    en: ({ characters }: { characters: number }) => `Descriptions are cut at ${grouped(characters, 'en')} characters.`,
    es: ({ characters }) => `Las descripciones se cortan a los ${grouped(characters, 'es')} caracteres.`,
  }),
  pictures_refused: sentence({
    en: ({ count }: Rows) =>
      `${count === 1 ? 'This picture has' : `${grouped(count, 'en')} pictures, this one first, have`} no usable web address and was left out.`,
    es: ({ count }) =>
      count === 1
        ? 'Esta foto no tiene una dirección web utilizable y se omitió.'
        : `${grouped(count, 'es')} fotos, esta la primera, no tienen una dirección web utilizable y se omitieron.`,
  }),

  cells_beside_costs: sentence({
    en: (about: Cells) => `${cellsIn.en(about)}: a cost might stand under another name, so it was left out.`,
    es: (about) => `${cellsIn.es(about)}: un costo podría estar bajo otro nombre, así que se omitió.`,
  }),
  cells_beyond_header: sentence({
    en: (about: Cells) => `${cellsIn.en(about)}: a text may hold the separator outside quotation marks.`,
    es: (about) => `${cellsIn.es(about)}: quizá un texto contiene el separador fuera de comillas.`,
  }),
  cells_missing: sentence({
    en: ({ count }: Rows) =>
      `${count === 1 ? 'This row has' : `${grouped(count, 'en')} rows, this one first, have`} fewer cells than the header; what is missing was taken as empty.`,
    es: ({ count }) =>
      `${count === 1 ? 'Esta fila tiene' : `${grouped(count, 'es')} filas, esta la primera, tienen`} menos celdas que el encabezado; lo que falta se tomó como vacío.`,
  }),
  header_again: sentence({
    en: ({ count }: Rows) =>
      count === 1
        ? 'This row repeats the names of the columns, so it was left out.'
        : `${grouped(count, 'en')} rows, this one first, repeat the names of the columns, so they were left out.`,
    es: ({ count }) =>
      count === 1
        ? 'Esta fila repite los nombres de las columnas y se omitió.'
        : `${grouped(count, 'es')} filas, esta la primera, repiten los nombres de las columnas y se omitieron.`,
  }),
}
export type RowWords = Words<typeof rowWords>

/** A message about a row, as a sentence for a manager. */
export const sayRow = ({ key, about }: RowWords, language: Language): string =>
  say(rowWords[key] as Sentence<unknown>, language, about ?? {})
