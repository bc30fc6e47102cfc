import type { Counterpart } from '../../../lib/language/catalogue.ts'
import { useText } from '../../../lib/language/text.ts'

const en = {
  history: 'Sync history',
  history_hint: 'The last 20 syncs, newest first.',
  no_runs: 'Nothing was synced yet',
  history_failed: 'The sync history could not be loaded',
  by: 'by {who}',
  by_schedule: 'by schedule',
  no_file: 'No file',
  download_errors: 'Download errors',
  status_queued: 'Waiting',
  status_running: 'Running',
  status_done: 'Done',
  status_failed: 'Failed',
  status_held: 'Needs confirmation',

  mapping: 'Column mapping',
  mapping_hint: 'Which column of your file fills which field. What you choose counts for files with the same columns.',
  mapping_empty: 'No file was read yet',
  mapping_empty_hint: 'After the first sync you see here how its columns were understood.',
  mapping_failed: 'The column mapping could not be loaded',
  column_of: 'Column for {field}',
  automatic: 'Automatic ({column})',
  automatic_none: 'Automatic',
  no_column: 'No column',
  no_samples: 'Empty in the last file',
  overridden: 'Changed',
  ignored: 'Columns that are not used',
  mapping_note: 'Changes take effect with the next sync.',
  save_mapping: 'Save mapping',
  mapping_saved: 'Column mapping saved',
  mapping_save_failed: 'Failed to save the column mapping',

  upload: 'Upload a file',
  upload_hint: 'Your whole inventory as CSV or TXT, also compressed (.gz), up to 50 MB.',
  upload_replaces:
    'Vehicles missing in the file are shown as sold. The next scheduled sync brings the integration’s own file again.',
  drop_here: 'Drop the file here, or choose one',
  choose_file: 'Choose a file',
  wrong_kind: 'Choose a CSV or TXT file, or one of them compressed as .gz.',
  empty_file: 'This file is empty.',
  too_large: 'A file may hold 50 MB at most.',
  uploading: 'Uploading {name}',
  upload_and_sync: 'Upload and sync',
  remove_file: 'Choose another file',
  upload_failed: 'The file could not be uploaded. Check your connection and try again.',
  upload_started: 'The file is uploaded and is being read',
} as const

const es = {
  history: 'Historial de sincronización',
  history_hint: 'Las últimas 20 sincronizaciones, la más reciente primero.',
  no_runs: 'Aún no se sincronizó nada',
  history_failed: 'No se pudo cargar el historial',
  by: 'por {who}',
  by_schedule: 'programada',
  no_file: 'Sin archivo',
  download_errors: 'Descargar errores',
  status_queued: 'En espera',
  status_running: 'En curso',
  status_done: 'Lista',
  status_failed: 'Fallida',
  status_held: 'Por confirmar',

  mapping: 'Asignación de columnas',
  mapping_hint: 'Qué columna de tu archivo llena cada campo. Lo que elijas vale para archivos con las mismas columnas.',
  mapping_empty: 'Aún no se leyó ningún archivo',
  mapping_empty_hint: 'Tras la primera sincronización verás aquí cómo se entendieron sus columnas.',
  mapping_failed: 'No se pudo cargar la asignación de columnas',
  column_of: 'Columna para {field}',
  automatic: 'Automática ({column})',
  automatic_none: 'Automática',
  no_column: 'Ninguna columna',
  no_samples: 'Vacía en el último archivo',
  overridden: 'Cambiada',
  ignored: 'Columnas que no se usan',
  mapping_note: 'Los cambios se aplican en la próxima sincronización.',
  save_mapping: 'Guardar asignación',
  mapping_saved: 'Asignación de columnas guardada',
  mapping_save_failed: 'No se pudo guardar la asignación de columnas',

  upload: 'Subir un archivo',
  upload_hint: 'Todo tu inventario en CSV o TXT, también comprimido (.gz), hasta 50 MB.',
  upload_replaces:
    'Los vehículos que falten en el archivo aparecerán como vendidos. La próxima sincronización programada traerá de nuevo el archivo de la integración.',
  drop_here: 'Suelta el archivo aquí o elige uno',
  choose_file: 'Elegir un archivo',
  wrong_kind: 'Elige un archivo CSV o TXT, o uno de ellos comprimido en .gz.',
  empty_file: 'Este archivo está vacío.',
  too_large: 'Un archivo puede tener 50 MB como máximo.',
  uploading: 'Subiendo {name}',
  upload_and_sync: 'Subir y sincronizar',
  remove_file: 'Elegir otro archivo',
  upload_failed: 'No se pudo subir el archivo. Revisa tu conexión e inténtalo de nuevo.',
  upload_started: 'El archivo se subió y se está leyendo',
} as const satisfies Counterpart<typeof en>

/** The texts of the runs, the mapping of columns and files by hand. */
export const syncTexts = { en, es }

/** Says a text of the syncs. */
export const useSyncText = () => useText(syncTexts)
