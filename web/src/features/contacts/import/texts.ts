import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { contactTexts } from '../texts.ts'

/** The texts of bringing contacts in from a file. */
const importTexts = {
  ...contactTexts,
  upload_hint: {
    en: {
      one: 'A CSV file, an Excel workbook (.xlsx), or a phone’s contacts (.vcf), up to {count} row.',
      other: 'A CSV file, an Excel workbook (.xlsx), or a phone’s contacts (.vcf), up to {count} rows.',
    },
    es: {
      one: 'Un archivo CSV, un libro de Excel (.xlsx) o los contactos de un teléfono (.vcf), de hasta {count} fila.',
      other: 'Un archivo CSV, un libro de Excel (.xlsx) o los contactos de un teléfono (.vcf), de hasta {count} filas.',
    },
  },
  drop_here: { en: 'Drop the file here, or choose one', es: 'Suelta el archivo aquí o elige uno' },
  choose_file: { en: 'Choose a file', es: 'Elegir un archivo' },
  another_file: { en: 'Choose another file', es: 'Elegir otro archivo' },
  upload: { en: 'Upload', es: 'Subir' },
  uploading: { en: 'Uploading {name}', es: 'Subiendo {name}' },
  upload_failed: {
    en: 'The file couldn’t be uploaded. Check your connection and try again.',
    es: 'No se pudo subir el archivo. Revisa tu conexión e inténtalo de nuevo.',
  },
  file_empty: { en: 'This file is empty.', es: 'Este archivo está vacío.' },
  file_too_large: {
    en: 'Files can be up to 20 MB. Split it into smaller ones.',
    es: 'Un archivo puede tener 20 MB como máximo. Divídelo en varios.',
  },
  reading_file: { en: 'Reading the file...', es: 'Leyendo el archivo...' },
  columns: { en: 'Columns', es: 'Columnas' },
  column_holds: { en: 'Column {column}', es: 'Columna {column}' },
  column_left_out: { en: 'Don’t import', es: 'No importar' },
  field_name: { en: 'Full name', es: 'Nombre completo' },
  field_stage: { en: 'Stage', es: 'Etapa' },
  field_labels: { en: 'Labels', es: 'Etiquetas' },
  field_country: { en: 'Country', es: 'País' },
  field_opted_out: { en: 'Do not text (yes = opted out)', es: 'No enviar mensajes (sí = dado de baja)' },
  field_allows_texts: { en: 'OK to text (no = opted out)', es: 'Acepta mensajes (no = dado de baja)' },
  preview: { en: 'Preview', es: 'Vista previa' },
  preview_right: { en: 'These rows look right.', es: 'Estas filas se ven bien.' },
  preview_known: {
    en: {
      one: '{count} of these rows has a number you already have.',
      other: '{count} of these rows have a number you already have.',
    },
    es: {
      one: '{count} de estas filas tiene un número que ya tienes.',
      other: '{count} de estas filas tienen un número que ya tienes.',
    },
  },
  preview_partial: {
    en: {
      one: '{count} comes in without what’s wrong in its red cells.',
      other: '{count} come in without what’s wrong in their red cells.',
    },
    es: {
      one: '{count} entra sin lo que está mal en sus celdas rojas.',
      other: '{count} entran sin lo que está mal en sus celdas rojas.',
    },
  },
  row_known: { en: 'Already a contact', es: 'Ya es un contacto' },
  row_opted_out: { en: 'Opted out', es: 'Dado de baja' },
  preview_wrong: {
    en: {
      one: '{count} of these rows won’t be imported. See the red cells.',
      other: '{count} of these rows won’t be imported. See the red cells.',
    },
    es: {
      one: '{count} de estas filas no se va a importar. Revisa las celdas rojas.',
      other: '{count} de estas filas no se van a importar. Revisa las celdas rojas.',
    },
  },
  line: { en: 'Line', es: 'Línea' },
  on_known: { en: 'If a contact is already here', es: 'Si el contacto ya existe' },
  on_known_skip: { en: 'Leave it as it is', es: 'Dejarlo como está' },
  on_known_fill: { en: 'Fill in what’s missing', es: 'Completar lo que falta' },
  on_known_overwrite: { en: 'Replace it with the file', es: 'Reemplazarlo con el archivo' },
  consent: {
    en: 'Where did these people agree to be contacted?',
    es: '¿Dónde aceptaron estas personas que las contacten?',
  },
  consent_hint: {
    en: 'Kept with the import. Anyone who texted STOP stays opted out.',
    es: 'Se guarda con la importación. Quien envió STOP sigue dado de baja.',
  },
  consent_missing: {
    en: 'Say where these people agreed to be contacted.',
    es: 'Indica dónde aceptaron estas personas que las contacten.',
  },
  consent_example: { en: 'e.g. Credit application at the desk', es: 'p. ej., solicitud de crédito en la agencia' },
  start_import: { en: 'Start import', es: 'Iniciar importación' },
  cancel_import: { en: 'Cancel import', es: 'Cancelar importación' },
  importing: {
    en: 'Importing {name}. You can leave this page; the import continues.',
    es: 'Importando {name}. Puedes salir de esta página; la importación continúa.',
  },
  view_import: { en: 'View', es: 'Ver' },
  count_rows: { en: 'Rows', es: 'Filas' },
  count_created: { en: 'New', es: 'Nuevos' },
  count_updated: { en: 'Updated', es: 'Actualizados' },
  count_skipped: { en: 'Skipped', es: 'Omitidos' },
  count_errors: { en: 'Rejected', es: 'Rechazados' },
  count_partial: { en: 'Imported in part', es: 'Importados en parte' },
  count_kept: { en: 'Left as they are', es: 'Sin cambios' },
  import_done: { en: '{name} was imported', es: 'Se importó {name}' },
  import_failed: { en: '{name} couldn’t be imported', es: 'No se pudo importar {name}' },
  import_canceled: { en: 'The import of {name} was canceled', es: 'Se canceló la importación de {name}' },
  import_undone: { en: 'The import of {name} was undone', es: 'Se deshizo la importación de {name}' },
  undo_until: { en: 'You can undo it until {at}.', es: 'Puedes deshacerla hasta el {at}.' },
  refused_rows: { en: 'Download rejected rows', es: 'Descargar filas rechazadas' },
  undo: { en: 'Undo import', es: 'Deshacer importación' },
  undo_question: {
    en: {
      one: 'Delete the {count} contact that this import created? Anyone your team has worked with since stays.',
      other: 'Delete the {count} contacts that this import created? Anyone your team has worked with since stays.',
    },
    es: {
      one: '¿Eliminar el contacto que creó esta importación? Quien tu equipo haya atendido desde entonces se queda.',
      other:
        '¿Eliminar los {count} contactos que creó esta importación? Quien tu equipo haya atendido desde entonces se queda.',
    },
  },
  earlier_imports: { en: 'Earlier imports', es: 'Importaciones anteriores' },
  import_by: { en: '{at} by {name}', es: '{at}, {name}' },
  status_waiting: { en: 'Waiting for the file', es: 'Esperando su archivo' },
  status_ready: { en: 'Not started', es: 'Sin iniciar' },
  status_running: { en: 'Importing', es: 'Importando' },
  status_done: { en: 'Imported', es: 'Importado' },
  status_failed: { en: 'Failed', es: 'Falló' },
  status_canceled: { en: 'Canceled', es: 'Cancelada' },
  status_undone: { en: 'Undone', es: 'Deshecha' },
  another_import: { en: 'Import another file', es: 'Importar otro archivo' },
} as const satisfies Texts

export const useImportText = () => useText(importTexts)
