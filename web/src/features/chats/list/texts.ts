import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { chatTexts } from '../texts.ts'

/** The texts of the list of conversations. */
const listTexts = {
  ...chatTexts,
  title_count: { en: 'Chats ({count})', es: 'Chats ({count})' },
  clear_search: { en: 'Clear search', es: 'Borrar la búsqueda' },
  filters: { en: 'Status', es: 'Estado' },
  filter_all: { en: 'All', es: 'Todas' },
  filter_active: { en: 'Active', es: 'Activas' },
  filter_snoozed: { en: 'Snoozed', es: 'Pospuestas' },
  filter_closed: { en: 'Closed', es: 'Cerradas' },
  filter_archived: { en: 'Archived', es: 'Archivadas' },
  hide_list: { en: 'Hide conversations', es: 'Ocultar conversaciones' },
  list: { en: 'Conversations', es: 'Conversaciones' },
  row_actions: { en: 'Actions for {name}', es: 'Acciones: {name}' },
  unread_messages: {
    en: { one: '{count} unread message', other: '{count} unread messages' },
    es: { one: '{count} mensaje sin leer', other: '{count} mensajes sin leer' },
  },
  no_conversations: { en: 'No conversations', es: 'No hay conversaciones' },
  no_conversations_yet: {
    en: 'When a customer messages you on WhatsApp or SMS, the conversation appears here.',
    es: 'Cuando un cliente te escriba por WhatsApp o SMS, la conversación aparecerá aquí.',
  },
  no_twilio: {
    en: 'Connect Twilio to get your customers’ messages here.',
    es: 'Conecta Twilio para recibir aquí los mensajes de tus clientes.',
  },
  connect: { en: 'Connect Twilio', es: 'Conectar Twilio' },
  no_conversations_filter: { en: 'Nothing in {status} right now.', es: 'No hay nada en {status} por ahora.' },
  no_results: { en: 'No one found for “{search}”', es: 'No se encontró a nadie con “{search}”' },
  no_results_hint: {
    en: 'Search by first name, last name or phone number.',
    es: 'Busca por nombre, apellido o número de teléfono.',
  },
  no_results_filter: {
    en: 'No matches in {status}. Search by first name, last name or phone number.',
    es: 'Sin resultados en {status}. Busca por nombre, apellido o número de teléfono.',
  },
  search_everywhere: { en: 'Search all statuses', es: 'Buscar en todos los estados' },
  list_failed: { en: 'Couldn’t load conversations', es: 'No se pudieron cargar las conversaciones' },
  no_conversations_label: {
    en: 'No conversation here has this label.',
    es: 'Ninguna conversación de aquí tiene esta etiqueta.',
  },
  waiting: { en: 'Waiting for an answer', es: 'En espera de respuesta' },
  waiting_any: { en: 'All', es: 'Todas' },
  unreplied: { en: 'Unreplied', es: 'Sin responder' },
  over_an_hour: { en: 'Over an hour', es: 'Más de una hora' },
  nobody_waits: { en: 'Nobody is waiting', es: 'Nadie está esperando' },
  nobody_unreplied: { en: 'Every customer here has an answer.', es: 'Aquí todos los clientes tienen respuesta.' },
  nobody_over_an_hour: {
    en: 'Nobody here has waited more than an hour of business hours.',
    es: 'Aquí nadie lleva esperando más de una hora del horario de atención.',
  },
  views: { en: 'Saved lists', es: 'Listas guardadas' },
  views_none: { en: 'No list', es: 'Sin lista' },
  view_count: { en: '{name} ({count})', es: '{name} ({count})' },
  view_new: { en: 'New list…', es: 'Nueva lista…' },
  view_new_title: { en: 'New list', es: 'Nueva lista' },
  view_edit: { en: 'Edit list', es: 'Editar lista' },
  view_name: { en: 'Name', es: 'Nombre' },
  view_name_missing: { en: 'Give the list a name.', es: 'Ponle nombre a la lista.' },
  view_shared: { en: 'Everyone on the team has it', es: 'Es de todo el equipo' },
  view_delete: { en: 'Delete list', es: 'Eliminar lista' },
  view_delete_question: {
    en: 'Delete the list “{name}”? Its conversations stay.',
    es: '¿Eliminar la lista “{name}”? Sus conversaciones se quedan.',
  },
  view_empty: { en: 'No conversation is in this list right now.', es: 'Esta lista está vacía por ahora.' },
  none_so_far: { en: 'No matches so far', es: 'Sin resultados por ahora' },
  none_so_far_hint: {
    en: 'We’ve looked through part of your conversations.',
    es: 'Hasta ahora revisamos una parte de tus conversaciones.',
  },
  more_to_look: { en: 'There may be more matches further down.', es: 'Puede haber más resultados más abajo.' },
  keep_looking: { en: 'Keep looking', es: 'Seguir buscando' },
  more_failed: { en: 'Couldn’t load more conversations.', es: 'No se pudieron cargar más conversaciones.' },
  add_contact: { en: 'Add Contact', es: 'Añadir contacto' },
  search_conversations: { en: 'Search conversations', es: 'Buscar conversaciones' },
  next_conversation: { en: 'Next conversation', es: 'Conversación siguiente' },
  previous_conversation: { en: 'Previous conversation', es: 'Conversación anterior' },
  all_labels: { en: 'All labels', es: 'Todas las etiquetas' },
  select: { en: 'Select', es: 'Seleccionar' },
  selected: {
    en: { one: '{count} selected', other: '{count} selected' },
    es: { one: '{count} seleccionada', other: '{count} seleccionadas' },
  },
  selected_actions: { en: 'Selected conversations', es: 'Conversaciones seleccionadas' },
  end_selecting: { en: 'Stop selecting', es: 'Dejar de seleccionar' },
  add_label: { en: 'Add label', es: 'Agregar etiqueta' },
  changed_many: {
    en: { one: '{count} contact updated', other: '{count} contacts updated' },
    es: { one: '{count} contacto actualizado', other: '{count} contactos actualizados' },
  },
  change_many_failed: { en: 'Failed to update the contacts', es: 'No se pudieron actualizar los contactos' },
} as const satisfies Texts

export const useListText = () => useText(listTexts)
