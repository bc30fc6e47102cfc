import type { Sentences } from '#contract/act.ts'
import type { Label } from '#contract/language.ts'

/** Changes of the feed and the lot. */
export const stockActs = {
  feed_connected: { en: 'Connected the feed from {server}', es: 'Conectó la fuente de {server}' },
  feed_disconnected: { en: 'Disconnected the feed', es: 'Desconectó la fuente' },
  feed_mapped: { en: 'Changed the feed’s columns', es: 'Cambió las columnas de la fuente' },
  sync_started: { en: 'Fetched the dealer’s inventory file', es: 'Trajo el archivo de inventario de la agencia' },
  inventory_uploaded: { en: 'Uploaded an inventory file', es: 'Subió un archivo de inventario' },
  sync_confirmed: { en: 'Approved a held inventory file', es: 'Aprobó un archivo de inventario en espera' },
  sync_discarded: { en: 'Discarded a held inventory file', es: 'Descartó un archivo de inventario en espera' },
  dealer_filter_changed: {
    en: 'Set the DCID filter to {dcid}',
    es: 'Puso el filtro DCID en {dcid}',
  },
  dealer_filter_removed: { en: 'Removed the DCID filter', es: 'Quitó el filtro DCID' },
  prices_changed: {
    en: 'Changed price settings: {fields}',
    es: 'Cambió la configuración de precios: {fields}',
  },
  vehicle_created: { en: 'Added the vehicle {vehicle}', es: 'Agregó el vehículo {vehicle}' },
  vehicle_updated: { en: 'Changed the vehicle {vehicle}', es: 'Cambió el vehículo {vehicle}' },
  vehicle_removed: { en: 'Deleted the vehicle {vehicle}', es: 'Eliminó el vehículo {vehicle}' },
} as const satisfies Sentences

/** What can be said of prices. */
export const PRICE_PARTS: Record<string, Label> = {
  prices_are_total: { en: 'whether they include all fees', es: 'si incluyen todos los cargos' },
  total_price_only: { en: 'whether only totals are shown', es: 'si solo se muestran totales' },
  fee_line: { en: 'the fee disclaimer', es: 'la nota sobre los cargos' },
}
