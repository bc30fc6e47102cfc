import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'
import { fieldLabels } from './field-labels.ts'

/** The texts of the contacts page in both languages. */
export const contactTexts = {
  ...fieldLabels,
  title: { en: 'Contacts', es: 'Contactos' },
  merge_with: { en: 'Merge with…', es: 'Combinar con…' },
  clear_search: { en: 'Clear search', es: 'Borrar la búsqueda' },
  next: { en: 'Next page', es: 'Página siguiente' },
  more_to_look: { en: 'There may be more matches further down.', es: 'Puede haber más resultados más abajo.' },
  keep_looking: { en: 'Keep looking', es: 'Seguir buscando' },
  channel: { en: 'Channel', es: 'Canal' },
  silent: { en: 'No messages for (days)', es: 'Sin mensajes (días)' },
  assigned_to: { en: 'Assigned to', es: 'Asignado a' },
  assignee_none: { en: 'Unassigned', es: 'Sin asignar' },

  select_all: { en: 'Select All ({count})', es: 'Seleccionar todo ({count})' },
  selected_actions: { en: 'Selected contacts', es: 'Contactos seleccionados' },
  selected: {
    en: { one: '{count} selected', other: '{count} selected' },
    es: { one: '{count} seleccionado', other: '{count} seleccionados' },
  },
  selected_all: { en: 'All that match are selected', es: 'Se seleccionaron todos los que coinciden' },
  select_matching: { en: 'Select all that match', es: 'Seleccionar todos los que coinciden' },
  select_matching_count: { en: 'Select all {count} that match', es: 'Seleccionar los {count} que coinciden' },
  clear_selection: { en: 'Clear selection', es: 'Quitar la selección' },
  assign: { en: 'Assign', es: 'Asignar' },
  delete_selected: { en: 'Delete selected contacts', es: 'Eliminar los contactos seleccionados' },
  delete_many_question: {
    en: {
      one: 'Are you sure you want to delete {count} contact? This action cannot be undone.',
      other: 'Are you sure you want to delete {count} contacts? This action cannot be undone.',
    },
    es: {
      one: '¿Seguro que quieres eliminar {count} contacto? Esta acción no se puede deshacer.',
      other: '¿Seguro que quieres eliminar {count} contactos? Esta acción no se puede deshacer.',
    },
  },
  delete_all_question: {
    en: 'Are you sure you want to delete all contacts that match? This action cannot be undone.',
    es: '¿Seguro que quieres eliminar todos los contactos que coinciden? Esta acción no se puede deshacer.',
  },
  bulk_begun: {
    en: 'Working on your contacts. You can leave this page.',
    es: 'Trabajando con tus contactos. Puedes salir de esta página.',
  },
  bulk_under_way: {
    en: {
      one: '{count} contact updated so far. You can leave this page.',
      other: '{count} contacts updated so far. You can leave this page.',
    },
    es: {
      one: '{count} contacto actualizado hasta ahora. Puedes salir de esta página.',
      other: '{count} contactos actualizados hasta ahora. Puedes salir de esta página.',
    },
  },
  bulk_deleting: {
    en: {
      one: '{count} contact deleted so far. You can leave this page.',
      other: '{count} contacts deleted so far. You can leave this page.',
    },
    es: {
      one: '{count} contacto eliminado hasta ahora. Puedes salir de esta página.',
      other: '{count} contactos eliminados hasta ahora. Puedes salir de esta página.',
    },
  },
  bulk_done: {
    en: { one: '{count} contact updated', other: '{count} contacts updated' },
    es: { one: '{count} contacto actualizado', other: '{count} contactos actualizados' },
  },
  bulk_deleted: {
    en: { one: '{count} contact deleted', other: '{count} contacts deleted' },
    es: { one: '{count} contacto eliminado', other: '{count} contactos eliminados' },
  },
  bulk_nobody: { en: 'No contacts to change', es: 'No hay contactos que cambiar' },
  bulk_failed: {
    en: { one: 'Stopped after {count} contact', other: 'Stopped after {count} contacts' },
    es: {
      one: 'Se detuvo después de {count} contacto',
      other: 'Se detuvo después de {count} contactos',
    },
  },
  bulk_not_begun: { en: 'Failed to update contacts', es: 'No se pudieron actualizar los contactos' },
  tab_twins: { en: 'Duplicates', es: 'Duplicados' },
  tab_groups: { en: 'Groups', es: 'Grupos' },
  edit: { en: 'Edit', es: 'Editar' },
  auto_group: { en: 'Auto Group Contacts', es: 'Agrupar automáticamente' },
  people: {
    en: { one: '{count} contact', other: '{count} contacts' },
    es: { one: '{count} contacto', other: '{count} contactos' },
  },
  make: { en: 'Make they asked about', es: 'Marca que les interesa' },

  export: { en: 'Export', es: 'Exportar' },
  export_selected: { en: 'Export selected contacts', es: 'Exportar los contactos seleccionados' },
  export_hint: {
    en: 'Download the contacts shown here as a CSV file',
    es: 'Descarga como archivo CSV los contactos que se ven aquí',
  },
  exporting: {
    en: { one: 'Exporting… {count} contact', other: 'Exporting… {count} contacts' },
    es: { one: 'Exportando… {count} contacto', other: 'Exportando… {count} contactos' },
  },
  exported: {
    en: { one: '{count} contact exported', other: '{count} contacts exported' },
    es: { one: '{count} contacto exportado', other: '{count} contactos exportados' },
  },
  export_failed: { en: 'The export failed. Try again.', es: 'La exportación falló. Inténtalo de nuevo.' },
  download: { en: 'Download', es: 'Descargar' },

  stage: { en: 'Stage', es: 'Etapa' },
  label: { en: 'Label', es: 'Etiqueta' },

  edit_contact: { en: 'Edit Contact', es: 'Editar contacto' },
  delete_contact: { en: 'Delete Contact', es: 'Eliminar contacto' },
  call_number: { en: 'Call {number}', es: 'Llamar al {number}' },

  select_contact: { en: 'Select Contact', es: 'Selecciona un contacto' },
  select_contact_hint: {
    en: 'Choose someone to see their details, notes and history.',
    es: 'Elige a alguien para ver sus datos, notas e historial.',
  },
  add_contact: { en: 'Add Contact', es: 'Agregar contacto' },
  contact_failed: { en: 'Couldn’t load the contact', es: 'No se pudo cargar el contacto' },

  notes: { en: 'Notes', es: 'Notas' },
  by_nobody: { en: 'Lotwire', es: 'Lotwire' },
  field_first_name: { en: 'First name', es: 'Nombre' },
  field_last_name: { en: 'Last name', es: 'Apellido' },
  updated: { en: 'Contact updated', es: 'Contacto actualizado' },
  update_failed: { en: 'Failed to update contact', es: 'No se pudo actualizar el contacto' },

  delete: { en: 'Delete', es: 'Eliminar' },
  delete_consequences: {
    en: 'Their conversations, notes and files are deleted too.',
    es: 'También se eliminan sus conversaciones, notas y archivos.',
  },
  bulk_upload: { en: 'Bulk Upload', es: 'Carga masiva' },
} as const satisfies Texts

/** Says a text of the contacts. */
export const useContactText = () => useText(contactTexts)
