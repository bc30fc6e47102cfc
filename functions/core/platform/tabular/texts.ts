import type { Language } from '#contract/language.ts'

const en = {
  misfit:
    'This row does not fit the columns: a quotation mark is missing or one too many, or a text holds the separator outside quotation marks.',
  rowTooLong: 'This row is longer than 1 MB, so it was left out.',
  markIgnored: 'A quotation mark is opened in this row and never closed. The row was read as if it were not there.',
  marksIgnored: 'Many rows open a quotation mark and never close it. From here on quotation marks are read as letters.',
  lineSkipped: (line: number) => `Line ${line} was left out.`,
  linesSkipped: (first: number, last: number) => `Lines ${first} to ${last} were left out.`,
}

/** What is told of rows that could not be read as they stand, whatever they hold. */
export const RECORD_TEXTS: Record<Language, typeof en> = {
  en,
  es: {
    misfit:
      'Esta fila no encaja en las columnas: falta o sobra una comilla, o un texto contiene el separador fuera de comillas.',
    rowTooLong: 'Esta fila tiene más de 1 MB y se omitió.',
    markIgnored: 'En esta fila se abre una comilla que nunca se cierra. La fila se leyó como si no estuviera.',
    marksIgnored: 'Muchas filas abren una comilla y nunca la cierran. Desde aquí las comillas se leen como letras.',
    lineSkipped: (line) => `La línea ${line} se omitió.`,
    linesSkipped: (first, last) => `Las líneas ${first} a ${last} se omitieron.`,
  },
}

/** One of these texts with what it is about, whatever language it will be read in. */
export type WordsOf<Texts> = {
  [Name in keyof Texts]: Texts[Name] extends (...about: infer About) => string
    ? readonly [name: Name, ...About]
    : readonly [name: Name]
}[keyof Texts]
export type RecordWords = WordsOf<typeof en>
