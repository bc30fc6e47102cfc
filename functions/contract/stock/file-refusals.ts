import { refusal, type Sentence } from '#contract/words.ts'

const EXPORT = {
  en: 'Please export the vehicle list as CSV or tab-separated text.',
  es: 'Exporta la lista de vehículos como CSV o texto separado por tabuladores.',
}
const UNPACK = {
  en: `Unpack it and send the file that is inside. ${EXPORT.en}`,
  es: `Descomprímelo y envía el archivo que contiene. ${EXPORT.es}`,
}

/** A file of another kind than a list of vehicles. */
const otherKind = (said: Sentence, advice: Sentence = EXPORT) => refusal({ code: 'invalid', advice, ...said })

const grouped = (count: number) => count.toLocaleString('en-US')

/** What no column of a file holds. */
const MISSING = {
  en: { name: 'a make, a model or a title', id: 'a VIN or a stock number' },
  es: { name: 'la marca, el modelo o el título', id: 'el VIN o el número de inventario' },
}
/** `seen` is what the first line reads, as it stands there; empty where it names nothing. */
type Lacking = { missing: keyof typeof MISSING.en; seen: string }

const lacking = {
  code: 'invalid',
  en: ({ missing, seen }: Lacking) =>
    `No column holds ${MISSING.en[missing]}. The first line reads: ${seen || 'nothing'}.`,
  es: ({ missing, seen }: Lacking) =>
    `Ninguna columna contiene ${MISSING.es[missing]}. La primera línea dice: ${seen || 'nada'}.`,
} as const

/** Why a file as a whole is no list of vehicles. */
export const fileRefusals = {
  file_is_binary: otherKind({ en: 'This is not a text file.', es: 'No es un archivo de texto.' }),
  file_is_workbook: otherKind({
    en: 'This is an Excel workbook, not a text file.',
    es: 'Es un libro de Excel, no un archivo de texto.',
  }),
  file_is_old_workbook: otherKind({
    en: 'This is an Excel workbook of the old kind (.xls), not a text file.',
    es: 'Es un libro de Excel antiguo (.xls), no un archivo de texto.',
  }),
  file_is_pdf: otherKind({
    en: 'This is a PDF document, not a text file.',
    es: 'Es un documento PDF, no un archivo de texto.',
  }),
  file_is_picture: otherKind({
    en: 'This is a picture, not a text file.',
    es: 'Es una imagen, no un archivo de texto.',
  }),
  file_is_rich_text: otherKind({
    en: 'This is a text document with formatting (RTF), not a list.',
    es: 'Es un documento de texto con formato (RTF), no una lista.',
  }),
  file_is_zip: otherKind({ en: 'This is a ZIP archive.', es: 'Es un archivo ZIP.' }, UNPACK),
  file_is_archive: otherKind({ en: 'This is an archive.', es: 'Es un archivo comprimido.' }, UNPACK),
  file_is_web_page: otherKind({
    en: 'This is a web page, perhaps the error page of a server, not a vehicle list.',
    es: 'Es una página web, quizá el aviso de error de un servidor, no una lista de vehículos.',
  }),
  file_is_xml: otherKind({
    en: 'This is an XML file. XML feeds cannot be read.',
    es: 'Es un archivo XML. Los archivos XML no se pueden leer.',
  }),
  file_is_json: otherKind({
    en: 'This is a JSON file. JSON feeds cannot be read.',
    es: 'Es un archivo JSON. Los archivos JSON no se pueden leer.',
  }),
  file_too_slow: otherKind({
    en: "The file takes too long to read: its quotation marks, lines or cells are not a list's.",
    es: 'El archivo tarda demasiado en leerse: sus comillas, líneas o celdas no son las de una lista.',
  }),
  file_empty: refusal({ code: 'invalid', en: 'The file is empty.', es: 'El archivo está vacío.' }),
  file_cut_short: refusal({
    code: 'invalid',
    en: ({ bytes, size }: { bytes: number; size: number }) => `The file ends early: ${bytes} of ${size} bytes arrived.`,
    es: ({ bytes, size }) => `El archivo está incompleto: llegaron ${bytes} de ${size} bytes.`,
  }),
  gzip_damaged: refusal({
    code: 'invalid',
    en: 'The gzip archive is damaged or incomplete.',
    es: 'El archivo gzip está dañado o incompleto.',
    advice: { en: 'Please send the file again.', es: 'Envía el archivo de nuevo.' },
  }),
  unpacked_too_large: refusal({
    code: 'too_large',
    en: 'Unpacked, the file is larger than 512 MB. That is no vehicle list.',
    es: 'Descomprimido, el archivo tiene más de 512 MB. Eso no es una lista de vehículos.',
  }),
  too_many_vehicles: refusal({
    code: 'invalid',
    en: ({ most }: { most: number }) =>
      `The file has more than ${grouped(most)} vehicles: it cannot be one dealership's inventory.`,
    es: ({ most }) => `El archivo tiene más de ${grouped(most)} vehículos: no puede ser el inventario de una agencia.`,
  }),
  too_many_rows: refusal({
    code: 'invalid',
    en: ({ most }: { most: number }) =>
      `The file has more than ${grouped(most)} rows: it cannot be one dealership's inventory.`,
    es: ({ most }) => `El archivo tiene más de ${grouped(most)} filas: no puede ser el inventario de una agencia.`,
  }),
  too_many_columns: refusal({
    code: 'invalid',
    en: ({ columns, most }: { columns: number; most: number }) =>
      `The first line has ${columns} columns; a vehicle list has ${most} at most.`,
    es: ({ columns, most }) =>
      `La primera línea tiene ${columns} columnas; una lista de vehículos tiene ${most} como máximo.`,
  }),
  header_too_long: refusal({
    code: 'invalid',
    en: 'The first line is longer than 256 kB: it cannot be the names of columns.',
    es: 'La primera línea tiene más de 256 kB: no puede ser la de los nombres de las columnas.',
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
