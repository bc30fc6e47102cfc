import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { contactTexts } from '../texts.ts'

/** The texts of groups. */
const groupTexts = {
  ...contactTexts,
  groups_failed: { en: 'Couldn’t load groups', es: 'No se pudieron cargar los grupos' },
  no_groups: { en: 'No groups yet', es: 'Aún no hay grupos' },
  no_groups_hint: {
    en: 'Save a filter or a selection as a group, or let us suggest some.',
    es: 'Guarda un filtro o una selección como grupo, o mira los que te sugerimos.',
  },
  group_by_hand: { en: 'Picked by hand', es: 'Elegidos a mano' },
  everybody: { en: 'Everyone', es: 'Todos' },
  group_stage_gone: { en: 'The stage “{name}” no longer exists.', es: 'La etapa “{name}” ya no existe.' },
  group_field_gone: {
    en: 'A field or a choice of its filters no longer exists.',
    es: 'Un campo o una opción de sus filtros ya no existe.',
  },
  group_label_gone: { en: 'The label “{name}” no longer exists.', es: 'La etiqueta “{name}” ya no existe.' },
  group_empty: { en: 'No one is in this group', es: 'No hay nadie en este grupo' },
  back_to_groups: { en: 'Back to groups', es: 'Volver a los grupos' },
  save_group: { en: 'Save as group', es: 'Guardar como grupo' },
  add_to_group: { en: 'Add to group', es: 'Agregar a un grupo' },
  added_to_group: { en: 'Added to "{name}"', es: 'Agregado a "{name}"' },
  removed_from_group: { en: '{contact} removed from "{name}"', es: 'Quitaste a {contact} de "{name}"' },
  new_group: { en: 'New group', es: 'Nuevo grupo' },
  rename: { en: 'Rename', es: 'Cambiar nombre' },
  rename_group: { en: 'Rename group', es: 'Cambiar nombre del grupo' },
  group_name: { en: 'Name', es: 'Nombre' },
  group_name_missing: { en: 'Enter a name.', es: 'Escribe un nombre.' },
  create_group: { en: 'Create group', es: 'Crear grupo' },
  group_created: { en: 'Group "{name}" created', es: 'Grupo "{name}" creado' },
  group_renamed: { en: 'Group renamed to "{name}"', es: 'El grupo ahora se llama "{name}"' },
  edit_group: { en: 'Edit group', es: 'Editar grupo' },
  group_updated: { en: 'Group "{name}" updated', es: 'Grupo "{name}" actualizado' },
  group_failed: { en: 'Failed to save the group', es: 'No se pudo guardar el grupo' },
  group_empty_filter: { en: 'Choose at least one filter', es: 'Elige al menos un filtro' },
  delete_group: { en: 'Delete group', es: 'Eliminar grupo' },
  delete_group_question: {
    en: 'Are you sure you want to delete the group {name}? Its contacts stay.',
    es: '¿Seguro que quieres eliminar el grupo {name}? Sus contactos se quedan.',
  },
  auto_group_hint: {
    en: 'Choose the groups you want. They update automatically.',
    es: 'Elige los grupos que quieres. Se actualizan automáticamente.',
  },
  no_proposals: { en: 'There is nothing to suggest right now.', es: 'Por ahora no hay nada que sugerir.' },
  by_stage: { en: 'By stage', es: 'Por etapa' },
  by_make: { en: 'By make they asked about', es: 'Por la marca que les interesa' },
  by_channel: { en: 'By channel', es: 'Por canal' },
  by_silent: { en: 'By time since last message', es: 'Por tiempo sin mensajes' },
  create_chosen: { en: 'Create groups', es: 'Crear grupos' },
  create_groups: {
    en: { one: 'Create {count} group', other: 'Create {count} groups' },
    es: { one: 'Crear {count} grupo', other: 'Crear {count} grupos' },
  },
  groups_created: {
    en: { one: '{count} group created', other: '{count} groups created' },
    es: { one: '{count} grupo creado', other: '{count} grupos creados' },
  },
} as const satisfies Texts

export const useGroupText = () => useText(groupTexts)
