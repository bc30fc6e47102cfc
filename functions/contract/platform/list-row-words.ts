import { sentence, type Words } from '#contract/words.ts'

/** Problems with unreadable rows of a list, whatever it contains. */
export const listRowWords = {
  row_misfit: sentence({
    en: 'This row does not fit the columns: a quotation mark is missing or one too many, or a text holds the separator outside quotation marks.',
    es: 'Esta fila no encaja en las columnas: falta o sobra una comilla, o un texto contiene el separador fuera de comillas.',
  }),
  row_too_long: sentence({
    en: 'This row is longer than 1 MB, so it was left out.',
    es: 'Esta fila tiene más de 1 MB y se omitió.',
  }),
  mark_ignored: sentence({
    en: 'A quotation mark is opened in this row and never closed. The row was read as if it were not there.',
    es: 'En esta fila se abre una comilla que nunca se cierra. La fila se leyó como si no estuviera.',
  }),
  marks_ignored: sentence({
    en: 'Many rows open a quotation mark and never close it. From here on quotation marks are read as letters.',
    es: 'Muchas filas abren una comilla y nunca la cierran. Desde aquí las comillas se leen como letras.',
  }),
  line_skipped: sentence({
    en: ({ line }: { line: number }) => `Line ${line} was left out.`,
    es: ({ line }) => `La línea ${line} se omitió.`,
  }),
  lines_skipped: sentence({
    en: ({ first, last }: { first: number; last: number }) => `Lines ${first} to ${last} were left out.`,
    es: ({ first, last }) => `Las líneas ${first} a ${last} se omitieron.`,
  }),
}
export type ListRowWords = Words<typeof listRowWords>
