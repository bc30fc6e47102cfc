import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

/** The texts of syncs, column mapping and manual uploads. */
const syncTexts = {
  history: { en: 'Sync history', es: 'Historial de sincronización' },
  history_hint: {
    en: 'The last 20 syncs, newest first.',
    es: 'Las últimas 20 sincronizaciones, la más reciente primero.',
  },
  no_runs: { en: 'Nothing has been synced yet', es: 'Aún no se sincronizó nada' },
  history_failed: { en: 'The sync history could not be loaded', es: 'No se pudo cargar el historial' },
  by: { en: 'by {who}', es: 'por {who}' },
  by_schedule: { en: 'by schedule', es: 'programada' },
  no_file: { en: 'No file', es: 'Sin archivo' },
  download_errors: { en: 'Download errors', es: 'Descargar errores' },
  download_warnings: { en: 'Download warnings', es: 'Descargar advertencias' },
  status_queued: { en: 'Waiting', es: 'En espera' },
  status_running: { en: 'Running', es: 'En curso' },
  status_done: { en: 'Done', es: 'Completada' },
  status_done_with_errors: { en: 'Done, with errors', es: 'Completada, con errores' },
  status_failed: { en: 'Failed', es: 'Fallida' },
  status_held: { en: 'Needs review', es: 'Por revisar' },
  status_lapsed: { en: 'Not applied', es: 'No aplicada' },
  status_discarded: { en: 'Discarded', es: 'Descartada' },
  files_wait: {
    en: { one: '{count} file needs review', other: '{count} files need review' },
    es: { one: '{count} archivo por revisar', other: '{count} archivos por revisar' },
  },

  mapping: { en: 'Column mapping', es: 'Asignación de columnas' },
  mapping_hint: {
    en: 'Which column of your file fills which field. Applies to future files with these columns.',
    es: 'Qué columna de tu archivo llena cada campo. Se aplica a los próximos archivos con estas columnas.',
  },
  mapping_empty: { en: 'No file has been read yet', es: 'Aún no se leyó ningún archivo' },
  mapping_empty_hint: {
    en: 'After the first sync, its columns are shown here.',
    es: 'Tras la primera sincronización verás aquí cómo se entendieron sus columnas.',
  },
  mapping_failed: { en: 'The column mapping could not be loaded', es: 'No se pudo cargar la asignación de columnas' },
  column_of: { en: 'Column for {field}', es: 'Columna para {field}' },
  automatic: { en: 'Automatic ({column})', es: 'Automática ({column})' },
  automatic_none: { en: 'Automatic', es: 'Automática' },
  no_column: { en: 'No column', es: 'Ninguna columna' },
  no_samples: { en: 'Empty in the last file', es: 'Vacía en el último archivo' },
  overridden: { en: 'Changed', es: 'Cambiada' },
  ignored: { en: 'Columns that are not used', es: 'Columnas que no se usan' },
  mapping_note: {
    en: 'Changes take effect with the next sync.',
    es: 'Los cambios se aplican en la próxima sincronización.',
  },
  mapping_note_upload: {
    en: 'Changes take effect once you upload the file again.',
    es: 'Los cambios se aplican cuando subas el archivo otra vez.',
  },
  save_mapping: { en: 'Save mapping', es: 'Guardar asignación' },
  mapping_saved: { en: 'Column mapping saved', es: 'Asignación de columnas guardada' },
  sync_now: { en: 'Sync now', es: 'Sincronizar ahora' },
  upload_again: { en: 'Upload the file again to import it.', es: 'Sube el archivo otra vez para importarlo.' },
  mapping_save_failed: { en: 'Failed to save the column mapping', es: 'No se pudo guardar la asignación de columnas' },
  choose_columns: { en: 'Choose columns', es: 'Elegir columnas' },

  upload: { en: 'Upload a file', es: 'Subir un archivo' },
  upload_hint: {
    en: 'Your whole inventory as CSV or TXT, also compressed (.gz or .zip), or as an Excel workbook (.xlsx), up to 50 MB.',
    es: 'Todo tu inventario en CSV o TXT, también comprimido (.gz o .zip), o en un libro de Excel (.xlsx), hasta 50 MB.',
  },
  upload_replaces: {
    en: 'Vehicles missing in the file are shown as sold.',
    es: 'Los vehículos que falten en el archivo aparecerán como vendidos.',
  },
  upload_until_next: {
    en: 'The next scheduled sync imports the integration’s own file again.',
    es: 'La próxima sincronización programada traerá de nuevo el archivo de la integración.',
  },
  upload_hidden: {
    en: 'This includes vehicles from the disconnected integration, which are currently hidden.',
    es: 'Eso vale también para los vehículos de la integración desconectada, que ahora están ocultos.',
  },
  hidden_count: {
    en: 'This includes vehicles from the disconnected integration, which are hidden.',
    es: 'También cuentan los vehículos de la integración desconectada, aunque estén ocultos.',
  },
  drop_here: { en: 'Drop the file here, or choose one', es: 'Suelta el archivo aquí o elige uno' },
  choose_file: { en: 'Choose a file', es: 'Elegir un archivo' },
  wrong_kind: {
    en: 'Choose a CSV or TXT file, also compressed (.gz or .zip), or an Excel workbook (.xlsx).',
    es: 'Elige un archivo CSV o TXT, también comprimido (.gz o .zip), o un libro de Excel (.xlsx).',
  },
  empty_file: { en: 'This file is empty.', es: 'Este archivo está vacío.' },
  too_large: { en: 'Files can be up to 50 MB.', es: 'Un archivo puede tener 50 MB como máximo.' },
  uploading: { en: 'Uploading {name}', es: 'Subiendo {name}' },
  upload_and_sync: { en: 'Upload and sync', es: 'Subir y sincronizar' },
  another_file: { en: 'Choose another file', es: 'Elegir otro archivo' },
  upload_failed: {
    en: 'The file could not be uploaded. Check your connection and try again.',
    es: 'No se pudo subir el archivo. Revisa tu conexión e inténtalo de nuevo.',
  },
  upload_started: { en: 'File uploaded. Reading it now.', es: 'El archivo se subió y se está leyendo' },
} as const satisfies Texts

/** Returns the texts of syncs. */
export const useSyncText = () => useText(syncTexts)
