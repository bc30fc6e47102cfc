import type { Language } from '#contract/language.ts'
import { RECORD_TEXTS, type WordsOf } from '../../platform/tabular/texts.ts'

const en = {
  ...RECORD_TEXTS.en,
  neitherVinNorStock: 'This row has neither a VIN nor a stock number.',
  vinUnusable: 'This is not a VIN (17 letters and digits, never I, O or Q), and the row has no stock number.',
  vinReplaced:
    'This is not a VIN (17 letters and digits, never I, O or Q), so the vehicle is known by its stock number.',
  checkDigit: (count: number) =>
    `${count === 1 ? 'This VIN fails its check digit' : `${count} VINs fail their check digit, this one first`}: mistyped, or made for another country.`,
  sameVin: (line: number) => `The same VIN is in line ${line}; the last row counts.`,
  sameStock: (line: number) => `The same stock number is in line ${line}; the last row counts.`,
  unnamed: 'This row has no make, model or title.',
  makeless: (count: number) =>
    count === 1
      ? 'This row names no make, so filters by make do not find the vehicle.'
      : `${count} rows, this one first, name no make, so filters by make do not find the vehicles.`,

  priceUnreadable: 'This is not a price, so it was left out.',
  priceBelowZero: 'A price cannot be below zero, so it was left out.',
  priceForeign: 'This price is not in US dollars, so it was left out.',
  priceTooHigh: 'This price is too high to be one, so it was left out.',
  priceWithDot: (dollars: string) => `Read as ${dollars} dollars: a dot is the decimal sign here.`,
  mileageUnreadable: 'This is not a mileage, so it was left out.',
  mileageTooHigh: 'This mileage is too high to be one, so it was left out.',
  mileageWithDot: (miles: number) => `Read as ${miles} miles: a dot is the decimal sign here.`,
  yearUnreadable: (last: number) => `A model year lies between 1900 and ${last}, so it was left out.`,
  dateUnreadable: 'This is not a date, so it was left out.',
  descriptionCut: (characters: string) => `Descriptions are cut at ${characters} characters.`,
  picturesRefused: (count: number) =>
    `${count === 1 ? 'This picture has' : `${count} pictures, this one first, have`} no usable web address and was left out.`,

  cellsBesideCosts: (cells: number, header: number) =>
    `This row has ${cells === 1 ? 'one cell' : `${cells} cells`} and the header ${header}: a cost might stand under another name, so it was left out.`,
  cellsBeyondHeader: (cells: number, header: number) =>
    `This row has ${cells === 1 ? 'one cell' : `${cells} cells`} and the header ${header}: a text may hold the separator outside quotation marks.`,
  cellsMissing: (count: number) =>
    `${count === 1 ? 'This row has' : `${count} rows, this one first, have`} fewer cells than the header; what is missing was taken as empty.`,
  headerAgain: (count: number) =>
    count === 1
      ? 'This row repeats the names of the columns, so it was left out.'
      : `${count} rows, this one first, repeat the names of the columns, so they were left out.`,
}

/** What is told of a dealer's file and of the rows in it, whatever language it will be read in: a text, and what it is about. */
export type Words = WordsOf<typeof en>

export const TEXTS: Record<Language, typeof en> = {
  en,
  es: {
    ...RECORD_TEXTS.es,
    neitherVinNorStock: 'Esta fila no tiene ni VIN ni número de inventario.',
    vinUnusable: 'Esto no es un VIN (17 letras y números, nunca I, O ni Q) y la fila no tiene número de inventario.',
    vinReplaced:
      'Esto no es un VIN (17 letras y números, nunca I, O ni Q), así que el vehículo se reconoce por su número de inventario.',
    checkDigit: (count) =>
      `${count === 1 ? 'El dígito de control de este VIN no coincide' : `El dígito de control no coincide en ${count} VIN, este el primero`}: mal escrito o fabricado para otro país.`,
    sameVin: (line) => `El mismo VIN está en la línea ${line}; cuenta la última fila.`,
    sameStock: (line) => `El mismo número de inventario está en la línea ${line}; cuenta la última fila.`,
    unnamed: 'Esta fila no tiene marca, modelo ni título.',
    makeless: (count) =>
      count === 1
        ? 'Esta fila no indica la marca: los filtros por marca no encuentran el vehículo.'
        : `${count} filas, esta la primera, no indican la marca: los filtros por marca no encuentran esos vehículos.`,

    priceUnreadable: 'Esto no es un precio y se omitió.',
    priceBelowZero: 'Un precio no puede ser menor que cero y se omitió.',
    priceForeign: 'Este precio no está en dólares estadounidenses y se omitió.',
    priceTooHigh: 'Este precio es demasiado alto para ser real y se omitió.',
    priceWithDot: (dollars) => `Leído como ${dollars} dólares: aquí el punto es el signo decimal.`,
    mileageUnreadable: 'Esto no es un millaje y se omitió.',
    mileageTooHigh: 'Este millaje es demasiado alto para ser real y se omitió.',
    mileageWithDot: (miles) => `Leído como ${miles} millas: aquí el punto es el signo decimal.`,
    yearUnreadable: (last) => `El año del modelo debe estar entre 1900 y ${last}; este se omitió.`,
    dateUnreadable: 'Esto no es una fecha y se omitió.',
    descriptionCut: (characters) => `Las descripciones se cortan a los ${characters} caracteres.`,
    picturesRefused: (count) =>
      count === 1
        ? 'Esta foto no tiene una dirección web utilizable y se omitió.'
        : `${count} fotos, esta la primera, no tienen una dirección web utilizable y se omitieron.`,

    cellsBesideCosts: (cells, header) =>
      `Esta fila tiene ${cells === 1 ? 'una celda' : `${cells} celdas`} y el encabezado ${header}: un costo podría estar bajo otro nombre, así que se omitió.`,
    cellsBeyondHeader: (cells, header) =>
      `Esta fila tiene ${cells === 1 ? 'una celda' : `${cells} celdas`} y el encabezado ${header}: quizá un texto contiene el separador fuera de comillas.`,
    cellsMissing: (count) =>
      `${count === 1 ? 'Esta fila tiene' : `${count} filas, esta la primera, tienen`} menos celdas que el encabezado; lo que falta se tomó como vacío.`,
    headerAgain: (count) =>
      count === 1
        ? 'Esta fila repite los nombres de las columnas y se omitió.'
        : `${count} filas, esta la primera, repiten los nombres de las columnas y se omitieron.`,
  },
}

/** What is told, as a sentence for a manager. */
export function sayIn(language: Language, [name, ...about]: Words): string {
  const text = TEXTS[language][name] as string | ((...about: unknown[]) => string)
  return typeof text === 'string' ? text : text(...about)
}
