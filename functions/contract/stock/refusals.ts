import type { Provider } from '#contract/stock/integrations.ts'
import { refusal } from '#contract/words.ts'

/** The names that dealers use for the systems that vehicles come from. */
const SOURCES: Record<Provider, string> = { dealer_center: 'Dealer Center' }

export const stockRefusals = {
  vehicle_read_only: refusal({
    code: 'conflict',
    en: ({ source }: { source: Provider }) =>
      `Vehicles come from ${SOURCES[source]}: they cannot be added, edited or deleted here while the integration is active.`,
    es: ({ source }) =>
      `Los vehículos vienen de ${SOURCES[source]}: no se pueden agregar, editar ni eliminar aquí mientras la integración esté activa.`,
  }),
  vin_taken: refusal({
    code: 'conflict',
    en: 'There is already a vehicle with this VIN.',
    es: 'Ya hay un vehículo con este VIN.',
  }),
  dealer_code_wrong: refusal({
    code: 'invalid',
    en: 'A dealer code is 3 to 20 letters, digits or dashes.',
    es: 'Un código de agencia tiene de 3 a 20 letras, números o guiones.',
  }),
  filter_needs_integration: refusal({
    code: 'conflict',
    en: 'Please connect an integration first to configure DCID filter.',
    es: 'Primero conecta una integración para configurar el filtro DCID.',
  }),
  inventory_changing: refusal({
    code: 'unavailable',
    en: 'The inventory is being changed. Try again in a moment.',
    es: 'El inventario está cambiando. Inténtalo en un momento.',
  }),

  file_in_progress: refusal({
    code: 'conflict',
    en: 'A file is being imported. Try again when it finishes.',
    es: 'Se está importando un archivo. Inténtalo cuando termine.',
  }),
  other_file_in_progress: refusal({
    code: 'conflict',
    en: 'Another file is being imported. Try again when it finishes.',
    es: 'Se está importando otro archivo. Inténtalo cuando termine.',
  }),
  not_connected: refusal({
    code: 'not_configured',
    en: 'No active integrations to sync',
    es: 'No hay integraciones activas para sincronizar',
  }),
  not_held: refusal({
    code: 'conflict',
    en: 'This file is no longer waiting for review.',
    es: 'Este archivo ya no está pendiente de revisión.',
  }),
  superseded: refusal({
    code: 'conflict',
    en: 'A newer file replaced this one before it was reviewed.',
    es: 'Un archivo más reciente reemplazó a este antes de que se revisara.',
  }),
  disconnected: refusal({
    code: 'conflict',
    en: 'The server was disconnected before this file was reviewed.',
    es: 'El servidor se desconectó antes de que se revisara este archivo.',
  }),
  file_gone: refusal({
    code: 'conflict',
    en: 'This file is no longer available.',
    es: 'Este archivo ya no está disponible.',
    advice: { en: 'Sync again or upload it again.', es: 'Sincroniza de nuevo o súbelo otra vez.' },
  }),
  problems_gone: refusal({
    code: 'not_found',
    en: 'This list is no longer kept. Sync again for a new one.',
    es: 'Esta lista ya no se conserva. Sincroniza de nuevo para tener otra.',
  }),
  no_columns_yet: refusal({
    code: 'invalid',
    en: 'No file has been read yet. Sync once, then choose its columns.',
    es: 'Aún no se ha leído ningún archivo. Sincroniza una vez y luego elige sus columnas.',
  }),
  no_such_field: refusal({ code: 'invalid', en: 'There is no such field.', es: 'Ese campo no existe.' }),
  no_such_column: refusal({
    code: 'invalid',
    en: 'The file has no such column.',
    es: 'El archivo no tiene esa columna.',
  }),
}
