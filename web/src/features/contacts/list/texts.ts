import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { contactTexts } from '../texts.ts'

/** The texts of the list. */
const listTexts = {
  ...contactTexts,
  search: { en: 'Search name or phone or email', es: 'Buscar nombre, teléfono o correo' },
  load_failed: { en: 'Couldn’t load contacts', es: 'No se pudieron cargar los contactos' },
  items: { en: '{total} Items', es: '{total} contactos' },
  pages: { en: 'Pages', es: 'Páginas' },
  page: { en: 'Page {page}', es: 'Página {page}' },
  page_of: { en: '{page} Of {pages}', es: '{page} de {pages}' },
  first: { en: 'First page', es: 'Primera página' },
  previous: { en: 'Previous page', es: 'Página anterior' },
  last: { en: 'Last page', es: 'Última página' },
  none_found: { en: 'No contacts found for "{search}"', es: 'No se encontraron contactos con "{search}"' },
  none_found_hint: {
    en: 'Check the spelling, or search by part of a name, number or email.',
    es: 'Revisa la ortografía o busca por parte del nombre, número o correo.',
  },
  none_filtered_hint: { en: 'Try fewer filters.', es: 'Prueba con menos filtros.' },
  none_available: { en: 'No contacts available', es: 'No hay contactos disponibles' },
  none_available_hint: {
    en: 'Everyone who messages you appears here. You can also add people yourself.',
    es: 'Aquí aparece quien te escribe. También puedes agregar personas.',
  },
  none_so_far: { en: 'No matches so far', es: 'Sin resultados por ahora' },
  none_so_far_hint: {
    en: 'We’ve looked through part of your contacts.',
    es: 'Hasta ahora revisamos una parte de tus contactos.',
  },

  apply: { en: 'Apply', es: 'Aplicar' },
  anyone: { en: 'Anyone', es: 'Todos' },
  all_stages: { en: 'All stages', es: 'Todas las etapas' },
  all_labels: { en: 'All labels', es: 'Todas las etiquetas' },
  source: { en: 'Source', es: 'Origen' },
  all_sources: { en: 'All sources', es: 'Todos los orígenes' },
  came_by: { en: 'Source: {source}', es: 'Origen: {source}' },
  all_channels: { en: 'All channels', es: 'Todos los canales' },
  messages: { en: 'Opt-outs', es: 'Bajas' },
  opted_out: { en: 'Opted out', es: 'Dados de baja' },
  not_opted_out: { en: 'Not opted out', es: 'Sin baja' },
  campaign: { en: 'Campaign', es: 'Campaña' },
  any_campaign: { en: 'Any campaign or none', es: 'Cualquiera o ninguna' },
  got_campaign: { en: 'Got “{name}”', es: 'Recibió “{name}”' },
  got_one: { en: 'Got a campaign', es: 'Recibió una campaña' },
  reply: { en: 'Reply', es: 'Respuesta' },
  replied: { en: 'Replied', es: 'Respondió' },
  not_replied: { en: 'Didn’t reply', es: 'No respondió' },
  silent_hint: {
    en: 'People you haven’t messaged or heard from in this long.',
    es: 'Personas que no han escrito ni recibido nada en este tiempo.',
  },
  silent_days: {
    en: { one: 'Quiet for {count} day', other: 'Quiet for {count} days' },
    es: { one: 'Sin mensajes por {count} día', other: 'Sin mensajes por {count} días' },
  },
  assignee_me: { en: 'Assigned to me', es: 'Asignados a mí' },
  assignee_one: { en: 'One agent', es: 'Un agente' },
  sort: { en: 'Sort', es: 'Ordenar' },
  sort_created_at_desc: { en: 'Newest first', es: 'Más recientes primero' },
  sort_created_at_asc: { en: 'Oldest first', es: 'Más antiguos primero' },
  sort_name_asc: { en: 'Name (A–Z)', es: 'Nombre (A–Z)' },
  head_name: { en: 'Name', es: 'Nombre' },
  head_reach: { en: 'Phone and email', es: 'Teléfono y correo' },
  head_stage: { en: 'Stage and agent', es: 'Etapa y agente' },
  head_added: { en: 'Added', es: 'Agregado' },
  select_one: { en: 'Select {name}', es: 'Seleccionar a {name}' },

  select: { en: 'Select', es: 'Seleccionar' },

  columns: { en: 'Columns', es: 'Columnas' },
  columns_hint: { en: 'Choose which of your fields the list shows', es: 'Elige cuáles de tus campos muestra la lista' },
  columns_full: { en: 'Up to {count} at a time.', es: 'Hasta {count} a la vez.' },
  no_columns: {
    en: 'Your custom fields can be shown here. You don’t have any yet.',
    es: 'Aquí se pueden mostrar tus propios campos. Aún no hay ninguno.',
  },
  add_fields: { en: 'Add fields', es: 'Agregar campos' },

  tabs: { en: 'Contacts and groups', es: 'Contactos y grupos' },
  tab_all: { en: 'All', es: 'Todos' },
  remove_from_group: { en: 'Remove from group', es: 'Quitar del grupo' },
  asked_about: { en: 'Asked about {make}', es: 'Interés en {make}' },
} as const satisfies Texts

export const useListText = () => useText(listTexts)
