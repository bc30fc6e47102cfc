import { grouped, refusal, type Sentence } from '#contract/words.ts'

/** The lists that people hand in as files: what one is called, and what one is the whole of. */
const NAMES = {
  en: { vehicles: 'vehicle list', contacts: 'contact list' },
  es: { vehicles: 'lista de vehículos', contacts: 'lista de contactos' },
}
const WHOLES = {
  en: { vehicles: 'one dealership’s inventory', contacts: 'one list of contacts' },
  es: { vehicles: 'el inventario de una agencia', contacts: 'una sola lista de contactos' },
}
export type ListName = keyof typeof NAMES.en
type AboutList = { list: ListName }

const EXPORT = {
  en: ({ list }: AboutList) => `Please export the ${NAMES.en[list]} as CSV or an Excel workbook (.xlsx).`,
  es: ({ list }: AboutList) => `Exporta la ${NAMES.es[list]} como CSV o como libro de Excel (.xlsx).`,
}
const UNPACK = {
  en: (about: AboutList) => `Unpack it and send the file that is inside. ${EXPORT.en(about)}`,
  es: (about: AboutList) => `Descomprímelo y envía el archivo que contiene. ${EXPORT.es(about)}`,
}

/** A file of another kind than the list. */
const otherKind = (said: Sentence<AboutList>, advice: Sentence<AboutList> = EXPORT) =>
  refusal({ code: 'invalid', advice, ...said })

/** An archive with another thing in it than one list. */
const otherFile = <About>(said: Sentence<About>) =>
  refusal({
    code: 'invalid',
    advice: {
      en: 'Send an archive with that one file, or the file itself.',
      es: 'Envía un archivo ZIP que solo contenga ese archivo, o el archivo mismo.',
    },
    ...said,
  })

/** Why a file as a whole is not the list that was awaited. */
export const listRefusals = {
  file_is_binary: otherKind({ en: 'This is not a text file.', es: 'No es un archivo de texto.' }),
  file_is_workbook: otherKind({
    en: 'This is an Excel workbook, not a text file.',
    es: 'Es un libro de Excel, no un archivo de texto.',
  }),
  file_is_old_workbook: otherKind(
    {
      en: 'This is an Excel workbook of another kind (.xls or .xlsb).',
      es: 'Es un libro de Excel de otro tipo (.xls o .xlsb).',
    },
    {
      en: () => 'Save it as an Excel workbook (.xlsx) or as CSV, and send that file.',
      es: () => 'Guárdalo como libro de Excel (.xlsx) o como CSV y envía ese archivo.',
    },
  ),
  workbook_encrypted: refusal({
    code: 'invalid',
    en: 'The Excel workbook has a password.',
    es: 'El libro de Excel tiene contraseña.',
    advice: {
      en: 'Remove the password in Excel, save the workbook, and send it again.',
      es: 'Quita la contraseña en Excel, guarda el libro y envíalo de nuevo.',
    },
  }),
  workbook_damaged: refusal({
    code: 'invalid',
    en: 'The Excel workbook is damaged or incomplete.',
    es: 'El libro de Excel está dañado o incompleto.',
    advice: {
      en: 'Open it in Excel, save it again as .xlsx or CSV, and send that file.',
      es: 'Ábrelo en Excel, guárdalo otra vez como .xlsx o CSV y envía ese archivo.',
    },
  }),
  workbook_too_large: refusal({
    code: 'too_large',
    en: 'Unpacked, the Excel workbook is larger than 64 MB.',
    es: 'Descomprimido, el libro de Excel tiene más de 64 MB.',
    advice: {
      en: 'Save the sheet with the list as CSV, and send that file.',
      es: 'Guarda como CSV la hoja que tiene la lista y envía ese archivo.',
    },
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
    en: ({ list }) => `This is a web page, perhaps the error page of a server, not a ${NAMES.en[list]}.`,
    es: ({ list }) => `Es una página web, quizá el mensaje de error de un servidor, no una ${NAMES.es[list]}.`,
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
    en: 'The file takes too long to read: its quotation marks, lines or cells are not a list’s.',
    es: 'El archivo tarda demasiado en leerse: sus comillas, líneas o celdas no son las de una lista.',
  }),
  file_empty: refusal({ code: 'invalid', en: 'The file is empty.', es: 'El archivo está vacío.' }),
  gzip_damaged: refusal({
    code: 'invalid',
    en: 'The gzip archive is damaged or incomplete.',
    es: 'El archivo gzip está dañado o incompleto.',
    advice: { en: 'Please send the file again.', es: 'Envía el archivo de nuevo.' },
  }),
  zip_damaged: refusal({
    code: 'invalid',
    en: 'The ZIP archive is damaged or incomplete.',
    es: 'El archivo ZIP está dañado o incompleto.',
    advice: { en: 'Please send the file again.', es: 'Envía el archivo de nuevo.' },
  }),
  zip_encrypted: refusal({
    code: 'invalid',
    en: 'The ZIP archive has a password.',
    es: 'El archivo ZIP tiene contraseña.',
    advice: {
      en: 'Send it without one, or the file that is inside.',
      es: 'Envíalo sin contraseña, o envía el archivo que contiene.',
    },
  }),
  zip_of_several: otherFile({
    en: ({ files, list }: AboutList & { files: number }) =>
      `The ZIP archive holds ${files} files, and nothing tells which one is the ${NAMES.en[list]}.`,
    es: ({ files, list }) => `El archivo ZIP contiene ${files} archivos y nada indica cuál es la ${NAMES.es[list]}.`,
  }),
  zip_without_list: otherFile({
    en: ({ list }: AboutList) => `The ZIP archive holds no CSV or TXT file that could be the ${NAMES.en[list]}.`,
    es: ({ list }) => `El archivo ZIP no contiene ningún archivo CSV o TXT que pueda ser la ${NAMES.es[list]}.`,
  }),
  unpacked_too_large: refusal({
    code: 'too_large',
    en: ({ list }: AboutList) => `Unpacked, the file is larger than 512 MB. That is no ${NAMES.en[list]}.`,
    es: ({ list }) => `Descomprimido, el archivo tiene más de 512 MB. Eso no es una ${NAMES.es[list]}.`,
  }),
  too_many_rows: refusal({
    code: 'invalid',
    en: ({ most, list }: AboutList & { most: number }) =>
      `The file has more than ${grouped(most, 'en')} rows: it cannot be ${WHOLES.en[list]}.`,
    es: ({ most, list }) => `El archivo tiene más de ${grouped(most, 'es')} filas: no puede ser ${WHOLES.es[list]}.`,
  }),
  too_many_columns: refusal({
    code: 'invalid',
    en: ({ columns, most, list }: AboutList & { columns: number; most: number }) =>
      `The first line has ${columns} columns; a ${NAMES.en[list]} has ${most} at most.`,
    es: ({ columns, most, list }) =>
      `La primera línea tiene ${columns} columnas; una ${NAMES.es[list]} tiene ${most} como máximo.`,
  }),
  header_too_long: refusal({
    code: 'invalid',
    en: 'The first line is longer than 256 kB: it cannot be the names of columns.',
    es: 'La primera línea tiene más de 256 kB: no puede ser la de los nombres de las columnas.',
  }),
}
