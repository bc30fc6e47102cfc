import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { templateTexts } from '../texts.ts'

/** The texts of the list. */
const listTexts = {
  ...templateTexts,
  create_first: { en: 'Create Your First Template', es: 'Crea tu primera plantilla' },
  none_hint: {
    en: 'WhatsApp reviews a template once; after that you can send it at any time, also to start a conversation.',
    es: 'WhatsApp revisa una plantilla una sola vez; después puedes enviarla en cualquier momento, también para iniciar una conversación.',
  },
  none_filtered: {
    en: 'No template matches your search and filters.',
    es: 'Ninguna plantilla coincide con tu búsqueda y tus filtros.',
  },
  show_all: { en: 'Show all templates', es: 'Ver todas las plantillas' },

  search: { en: 'Search templates', es: 'Buscar plantillas' },
  clear_search: { en: 'Clear search', es: 'Borrar búsqueda' },
  why: { en: 'Why?', es: '¿Por qué?' },
  filter_status: { en: 'Status', es: 'Estado' },
  filter_category: { en: 'Category', es: 'Categoría' },
  all_status: { en: 'All Status', es: 'Todos los estados' },
  all_categories: { en: 'All Categories', es: 'Todas las categorías' },

  column_name: { en: 'Name', es: 'Nombre' },
  column_category: { en: 'Category', es: 'Categoría' },
  column_preview: { en: 'Preview', es: 'Vista previa' },
  column_status: { en: 'Status', es: 'Estado' },
  column_usage: { en: 'Usage', es: 'Uso' },
  column_actions: { en: 'Actions', es: 'Acciones' },
  sends: { en: { one: '{count} send', other: '{count} sends' }, es: { one: '{count} envío', other: '{count} envíos' } },
  synced: { en: 'Checked {when}', es: 'Revisada {when}' },

  details: { en: 'Show {name}', es: 'Ver {name}' },
  submit: { en: 'Submit {name} for approval', es: 'Enviar a aprobación: {name}' },
  delete: { en: 'Delete {name}', es: 'Eliminar {name}' },
  edit_short: { en: 'Edit', es: 'Editar' },
  submit_short: { en: 'Submit', es: 'Enviar a aprobación' },
  sync_one_short: { en: 'Sync', es: 'Sincronizar' },
  duplicate_short: { en: 'Duplicate', es: 'Duplicar' },
  delete_short: { en: 'Delete', es: 'Eliminar' },
  submit_title: { en: 'Submit for approval', es: 'Enviar a aprobación' },
  submit_question: { en: 'Submit "{name}" for approval?', es: '¿Enviar "{name}" a aprobación?' },
  submit_hint: {
    en: 'After that, it can’t be edited, only duplicated.',
    es: 'Después ya no se puede editar, solo duplicar.',
  },
  submit_risk: { en: 'WhatsApp may reject it:', es: 'WhatsApp podría rechazarla:' },
  submit_button: { en: 'Submit', es: 'Enviar a aprobación' },
  delete_title: { en: 'Delete template', es: 'Eliminar plantilla' },
  delete_question: { en: 'Are you sure you want to delete "{name}"?', es: '¿Seguro que quieres eliminar "{name}"?' },
  delete_hint: {
    en: 'It’s also removed from Twilio. Messages already sent stay in their conversations.',
    es: 'También se elimina en Twilio. Los mensajes ya enviados se quedan en sus conversaciones.',
  },
  delete_button: { en: 'Delete', es: 'Eliminar' },
  done_submitted: { en: 'Template submitted for approval', es: 'Plantilla enviada a aprobación' },
  came_in: {
    en: { one: '{count} template came in from Twilio', other: '{count} templates came in from Twilio' },
    es: { one: 'Llegó {count} plantilla de Twilio', other: 'Llegaron {count} plantillas de Twilio' },
  },
  done_synced: { en: 'Template status synced', es: 'Estado de la plantilla sincronizado' },
  done_duplicated: { en: 'Copied as “{name}”', es: 'Copiada como “{name}”' },
  done_deleted: { en: 'Template deleted', es: 'Plantilla eliminada' },
  delete_failed: { en: 'Failed to delete template', es: 'No se pudo eliminar la plantilla' },
  submit_failed: { en: 'Failed to submit template', es: 'No se pudo enviar la plantilla a aprobación' },
  sync_failed: { en: 'Failed to sync template', es: 'No se pudo sincronizar la plantilla' },
  duplicate_failed: { en: 'Failed to duplicate template', es: 'No se pudo duplicar la plantilla' },
} as const satisfies Texts

export const useListText = () => useText(listTexts)
