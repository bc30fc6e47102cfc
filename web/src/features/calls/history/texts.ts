import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { callTexts } from '../texts.ts'

/** The texts of the history. */
const historyTexts = {
  ...callTexts,
  history_title: { en: 'Calls history', es: 'Historial de llamadas' },
  total_calls: { en: 'Total calls', es: 'Total de llamadas' },
  inbound_calls: { en: 'Inbound calls', es: 'Llamadas entrantes' },
  outbound_calls: { en: 'Outbound calls', es: 'Llamadas salientes' },
  missed: {
    en: { one: '{count} missed', other: '{count} missed' },
    es: { one: '{count} perdida', other: '{count} perdidas' },
  },
  inbound_short: { en: '{count} inbound', es: '{count} entrantes' },
  inbound_missed: { en: '{count} inbound ({missed})', es: '{count} entrantes ({missed})' },
  outbound_short: { en: '{count} outbound', es: '{count} salientes' },
  total_duration: { en: 'Total duration', es: 'Duración total' },
  search: { en: 'Search name or number', es: 'Buscar nombre o número' },
  clear_search: { en: 'Clear search', es: 'Borrar búsqueda' },
  all_statuses: { en: 'All statuses', es: 'Todos los estados' },
  all_directions: { en: 'All directions', es: 'Entrantes y salientes' },
  date_from: { en: 'From date', es: 'Fecha desde' },
  date_to: { en: 'To date', es: 'Fecha hasta' },
  date: { en: 'Date', es: 'Fecha' },
  duration: { en: 'Duration', es: 'Duración' },
  actions: { en: 'Actions', es: 'Acciones' },
  play: { en: 'Play', es: 'Reproducir' },
  play_call: {
    en: 'Play the recording of the call with {name}',
    es: 'Reproducir la grabación de la llamada con {name}',
  },
  play_voicemail: { en: 'Play the voicemail from {name}', es: 'Reproducir el mensaje que dejó {name}' },
  export: { en: 'Export', es: 'Exportar' },
  export_hint: {
    en: 'Download the filtered calls as a CSV file',
    es: 'Descarga las llamadas filtradas en un archivo CSV',
  },
  exporting: {
    en: { one: 'Exporting... {count} call so far', other: 'Exporting... {count} calls so far' },
    es: { one: 'Exportando... {count} llamada hasta ahora', other: 'Exportando... {count} llamadas hasta ahora' },
  },
  export_failed: { en: 'Couldn’t export the calls', es: 'No se pudieron exportar las llamadas' },
  download: { en: 'Download', es: 'Descargar' },
  history_failed: { en: 'Failed to load calls history', es: 'No se pudo cargar el historial de llamadas' },
  none_found: { en: 'No calls found', es: 'No se encontraron llamadas' },
  none_found_hint: { en: 'Try adjusting your filters', es: 'Prueba con otros filtros' },
  no_calls_hint: { en: 'Calls you make and take appear here.', es: 'Aquí aparecen las llamadas que haces y recibes.' },
  more_contacts: {
    en: 'Many contacts match. Only some of their calls are shown and exported: type more to narrow it down.',
    es: 'Hay muchos contactos que coinciden. Solo se muestran y exportan llamadas de algunos: escribe más para acotar.',
  },
  more_to_look: {
    en: 'There may be more matches on the next pages.',
    es: 'Puede haber más resultados en las siguientes páginas.',
  },
  pages: { en: 'Pages', es: 'Páginas' },
  page: { en: 'Page {page}', es: 'Página {page}' },
  previous: { en: 'Previous page', es: 'Página anterior' },
  next: { en: 'Next page', es: 'Página siguiente' },
  items: {
    en: { one: '{count} call', other: '{count} calls' },
    es: { one: '{count} llamada', other: '{count} llamadas' },
  },
} as const satisfies Texts

export const useHistoryText = () => useText(historyTexts)
