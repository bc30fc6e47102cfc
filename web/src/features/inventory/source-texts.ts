import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of integrations and syncs. */
const sourceTexts = {
  active: { en: 'Integration Active', es: 'Integración activa' },
  active_hint: {
    en: 'Products come from the integrated system, so add, edit and delete are disabled.',
    es: 'Los vehículos vienen del sistema integrado; agregar, editar y eliminar están desactivados.',
  },
  last_sync: { en: 'Last sync {when} by {who}', es: 'Última sincronización {when}, por {who}' },
  last_sync_schedule: { en: 'Last sync {when} by schedule', es: 'Última sincronización {when}, programada' },
  last_good_sync: {
    en: 'Last successful sync {when} by {who}',
    es: 'Última sincronización correcta {when}, por {who}',
  },
  last_good_sync_schedule: {
    en: 'Last successful sync {when} by schedule',
    es: 'Última sincronización correcta {when}, programada',
  },
  last_sync_when: { en: 'Last sync {when}', es: 'Última sincronización {when}' },
  last_good_sync_when: { en: 'Last successful sync {when}', es: 'Última sincronización correcta {when}' },
  never_synced: { en: 'Not synced yet', es: 'Aún sin sincronizar' },
  next_sync: { en: 'Next sync {when}', es: 'Próxima sincronización {when}' },
  news_created: {
    en: { one: '{count} new', other: '{count} new' },
    es: { one: '{count} nuevo', other: '{count} nuevos' },
  },
  news_returned: {
    en: { one: '{count} back in stock', other: '{count} back in stock' },
    es: { one: '{count} de nuevo en venta', other: '{count} de nuevo en venta' },
  },
  news_changed: {
    en: { one: '{count} changed', other: '{count} changed' },
    es: { one: '{count} modificado', other: '{count} modificados' },
  },
  news_sold: {
    en: { one: '{count} sold', other: '{count} sold' },
    es: { one: '{count} vendido', other: '{count} vendidos' },
  },
  news_unchanged: {
    en: { one: '{count} unchanged', other: '{count} unchanged' },
    es: { one: '{count} sin cambios', other: '{count} sin cambios' },
  },
  news_errors: {
    en: { one: '{count} row with errors', other: '{count} rows with errors' },
    es: { one: '{count} fila con errores', other: '{count} filas con errores' },
  },
  news_none: { en: 'No changes', es: 'Sin cambios' },

  step_queued: { en: 'The sync starts in a moment…', es: 'La sincronización empieza en un momento…' },
  step_fetching: { en: 'Fetching the newest file…', es: 'Descargando el archivo más reciente…' },
  step_fetching_kept: { en: 'Opening the file…', es: 'Abriendo el archivo…' },
  step_reading: { en: 'Reading and checking the rows…', es: 'Leyendo y revisando las filas…' },
  step_writing: { en: 'Updating the inventory…', es: 'Actualizando el inventario…' },
  rows_reading: {
    en: { one: 'Still reading: {count} row so far', other: 'Still reading: {count} rows so far' },
    es: { one: 'Aún leyendo: {count} fila hasta ahora', other: 'Aún leyendo: {count} filas hasta ahora' },
  },
  rows_writing: {
    en: { one: 'Still updating: {count} vehicle so far', other: 'Still updating: {count} vehicles so far' },
    es: {
      one: 'Aún actualizando: {count} vehículo hasta ahora',
      other: 'Aún actualizando: {count} vehículos hasta ahora',
    },
  },
  keeps_running: {
    en: 'You can leave this page; the sync continues.',
    es: 'Puedes salir de esta página; la sincronización continúa.',
  },
  held_title: { en: 'This file needs your review', es: 'Este archivo necesita tu revisión' },
  held_title_agent: { en: 'This file needs a manager’s review', es: 'Este archivo necesita la revisión de un gerente' },
  held_hint: {
    en: 'If the file is wrong, discard it. Your inventory stays as it is.',
    es: 'Si el archivo es incorrecto, descártalo. Tu inventario queda como está.',
  },
  would_do: { en: 'Changes: {news}.', es: 'Cambios: {news}.' },
  rows_unread: {
    en: { one: '{count} row could not be read.', other: '{count} rows could not be read.' },
    es: { one: '{count} fila no se pudo leer.', other: '{count} filas no se pudieron leer.' },
  },
  confirm_run: { en: 'Apply file', es: 'Aplicar archivo' },
  confirm_title: { en: 'Apply this file?', es: '¿Aplicar este archivo?' },
  confirm_question: {
    en: 'The inventory will change: {news}. Vehicles missing in the file are shown as sold.',
    es: 'El inventario cambiará: {news}. Los vehículos que faltan en el archivo aparecerán como vendidos.',
  },
  confirm_none_title: { en: 'Mark all vehicles as sold?', es: '¿Marcar todos los vehículos como vendidos?' },
  confirm_none_question: {
    en: {
      one: 'This file has no vehicle for sale that could be read. If you apply it, your {count} vehicle is shown as sold, and its shared links say so.',
      other:
        'This file has no vehicle for sale that could be read. If you apply it, all {count} of your vehicles are shown as sold, and their shared links say so.',
    },
    es: {
      one: 'Este archivo no tiene ningún vehículo en venta que se pudiera leer. Si lo aplicas, tu {count} vehículo aparecerá como vendido, también en los enlaces compartidos.',
      other:
        'Este archivo no tiene ningún vehículo en venta que se pudiera leer. Si lo aplicas, tus {count} vehículos aparecerán todos como vendidos, también en los enlaces compartidos.',
    },
  },
  confirmed: { en: 'The file is being applied', es: 'El archivo se está aplicando' },
  confirm_failed: { en: 'Failed to apply the file', es: 'No se pudo aplicar el archivo' },
  discard_run: { en: 'Discard file', es: 'Descartar archivo' },
  discarded: { en: 'File discarded', es: 'Archivo descartado' },
  discard_failed: { en: 'Failed to discard the file', es: 'No se pudo descartar el archivo' },
  failed_title: { en: 'The last sync failed', es: 'La última sincronización falló' },
  failed_title_upload: { en: 'The uploaded file couldn’t be used', es: 'El archivo subido no se pudo usar' },
  failed_unsaid: { en: 'The file couldn’t be imported.', es: 'No se pudo importar el archivo.' },
  failed_hint: { en: 'Your inventory hasn’t changed.', es: 'El inventario sigue como estaba.' },
  try_again: { en: 'Try again', es: 'Intentar de nuevo' },
  check_connection: { en: 'Check connection', es: 'Revisar conexión' },

  synced: { en: 'Inventory synced successfully!', es: '¡Inventario sincronizado correctamente!' },
  synced_with_errors: {
    en: {
      one: 'Inventory synced, but {count} row could not be read',
      other: 'Inventory synced, but {count} rows could not be read',
    },
    es: {
      one: 'Inventario sincronizado, pero {count} fila no se pudo leer',
      other: 'Inventario sincronizado, pero {count} filas no se pudieron leer',
    },
  },
  sync_failed: { en: 'Failed to sync inventory', es: 'No se pudo sincronizar el inventario' },

  integrations: { en: 'Integrations', es: 'Integraciones' },
  integrations_failed: { en: 'The integrations could not be loaded', es: 'No se pudieron cargar las integraciones' },
  active_integrations: { en: 'Active integrations', es: 'Integraciones activas' },
  no_active: { en: 'No active integrations', es: 'No hay integraciones activas' },
  available: { en: 'Available integrations', es: 'Integraciones disponibles' },
  dealer_center: {
    en: 'Dealer Center - Connect your auto dealer inventory system',
    es: 'Dealer Center - Conecta el sistema de inventario de tu agencia',
  },
  status_active: { en: 'Active', es: 'Activa' },
  connected: { en: 'Connected {when}', es: 'Conectada {when}' },
  connected_by: { en: 'Connected {when} by {who}', es: 'Conectada {when} por {who}' },
  plain_ftp: { en: 'Plain FTP allowed', es: 'FTP sin cifrar permitido' },
  change: { en: 'Change connection', es: 'Cambiar conexión' },
  disconnect: { en: 'Disconnect', es: 'Desconectar' },
  disconnect_question: {
    en: 'Are you sure you want to disconnect {provider} integration? Inventory will no longer be visible.',
    es: '¿Seguro que quieres desconectar la integración de {provider}? El inventario dejará de estar visible.',
  },
  disconnect_hint: {
    en: 'The vehicles are kept and come back when you connect again. Until then, links that were shared say that the vehicle is no longer available.',
    es: 'Los vehículos se conservan y vuelven cuando conectes de nuevo. Hasta entonces, los enlaces compartidos dicen que el vehículo ya no está disponible.',
  },
  disconnect_filter: {
    en: 'The DCID filter "{code}" is removed: set it again when you connect again.',
    es: 'El filtro DCID "{code}" se quita: vuelve a ponerlo cuando conectes de nuevo.',
  },
  disconnected: {
    en: 'Integration disconnected successfully. Inventory is now hidden.',
    es: 'Integración desconectada. El inventario está oculto.',
  },
  disconnect_failed: { en: 'Failed to disconnect integration', es: 'No se pudo desconectar la integración' },

  connect_title: { en: 'Dealer Center Integration', es: 'Integración con Dealer Center' },
  connect_help: {
    en: 'The system detects and imports the most recent CSV file from the FTP server. Contact your account manager for credentials.',
    es: 'El sistema detecta e importa el archivo CSV más reciente del servidor FTP. Pídele las credenciales a tu ejecutivo de cuenta.',
  },
  server: { en: 'FTP Server', es: 'Servidor FTP' },
  server_hint: { en: 'e.g. ftp.example.com:21', es: 'p. ej. ftp.example.com:21' },
  username: { en: 'FTP Username', es: 'Usuario FTP' },
  password: { en: 'FTP Password', es: 'Contraseña FTP' },
  password_hint: { en: 'Stored encrypted, never shown again.', es: 'Se guarda cifrada y no se vuelve a mostrar.' },
  allow_plain: { en: 'Allow plain FTP', es: 'Permitir FTP sin cifrar' },
  allow_plain_hint: {
    en: 'Only if the server offers no encryption. Your password and file then cross the internet readable by others; an encrypted connection is always tried first.',
    es: 'Solo si el servidor no ofrece cifrado. Tu contraseña y el archivo viajarían por internet a la vista de otros; siempre se intenta primero una conexión cifrada.',
  },
  fill_all: { en: 'Please fill in all connection fields', es: 'Completa todos los campos de conexión' },
  test: { en: 'Test connection', es: 'Probar conexión' },
  connect: { en: 'Connect', es: 'Conectar' },
  test_ok: { en: 'The connection works', es: 'La conexión funciona' },
  test_failed: { en: 'Connection failed', es: 'La conexión no funciona' },
  secure_explicit: { en: 'Encrypted (FTPS)', es: 'Cifrada (FTPS)' },
  secure_implicit: { en: 'Encrypted (implicit FTPS)', es: 'Cifrada (FTPS implícito)' },
  secure_none: { en: 'Not encrypted (plain FTP)', es: 'Sin cifrar (FTP simple)' },
  newest_file: { en: 'Newest file: {name} ({size})', es: 'Archivo más reciente: {name} ({size})' },
  newest_file_at: { en: 'Newest file: {name} ({size}, {when})', es: 'Archivo más reciente: {name} ({size}, {when})' },
  no_file: {
    en: 'No CSV, TXT, or ZIP file found on the server yet. Ask your provider to send one, then sync.',
    es: 'Todavía no hay ningún archivo CSV, TXT o ZIP en el servidor. Pídele a tu proveedor que envíe uno y sincroniza después.',
  },
  connected_ok: { en: 'Integration connected successfully!', es: '¡Integración conectada correctamente!' },
  connect_failed: { en: 'Failed to connect integration', es: 'No se pudo conectar la integración' },

  dcid_title: { en: 'Configure DCID Filter', es: 'Configurar filtro DCID' },
  dcid: { en: 'Dealer Code (DCID)', es: 'Código de agencia (DCID)' },
  dcid_example: { en: 'e.g. 1234567', es: 'p. ej. 1234567' },
  dcid_hint: {
    en: 'Leave empty to show all vehicles (no filter)',
    es: 'Déjalo vacío para mostrar todos los vehículos (sin filtro)',
  },
  dcid_on: { en: 'Filter Active', es: 'Filtro activo' },
  dcid_on_hint: {
    en: 'Only vehicles with dealer code {code} are shown, here and on the public pages.',
    es: 'Solo se muestran vehículos con el código {code}, aquí y en las páginas públicas.',
  },
  dcid_off_title: { en: 'No Active Integration', es: 'Sin integración activa' },
  dcid_needs_integration: {
    en: 'Please connect an integration first to configure DCID filter.',
    es: 'Conecta primero una integración para configurar el filtro DCID.',
  },
  dcid_codes: { en: 'Dealer codes in your file', es: 'Códigos de agencia en tu archivo' },
  dcid_choice: {
    en: { one: '{count} vehicle', other: '{count} vehicles' },
    es: { one: '{count} vehículo', other: '{count} vehículos' },
  },
  dcid_unknown: {
    en: 'The last file has no vehicle with this code, so nothing will be shown.',
    es: 'El último archivo no tiene ningún vehículo con este código: no se mostrará nada.',
  },
  dcid_nothing: {
    en: 'Only vehicles with dealer code {code} are shown',
    es: 'Solo se muestran vehículos con el código de agencia {code}',
  },
  dcid_nothing_hint: { en: 'No vehicles have this code right now.', es: 'Por ahora no hay ninguno con este código.' },
  dcid_remove: { en: 'Remove filter', es: 'Quitar filtro' },
  dcid_save: { en: 'Save Filter', es: 'Guardar filtro' },
  dcid_set: {
    en: 'DCID filter set to "{code}". Only vehicles with this dealer code will be shown.',
    es: 'Filtro DCID establecido en "{code}". Solo se mostrarán vehículos con este código.',
  },
  dcid_removed: {
    en: 'DCID filter removed. All vehicles will be shown.',
    es: 'Filtro DCID quitado. Se mostrarán todos los vehículos.',
  },
  dcid_failed: { en: 'Failed to update DCID filter', es: 'No se pudo actualizar el filtro DCID' },
} as const satisfies Texts

/** Returns the texts about the inventory's sources. */
export const useSourceText = () => useText(sourceTexts)
