import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'

/** The texts of the dealership's own fields: on a contact, and where managers set them up. */
const fieldTexts = {
  hint: {
    en: 'Whatever your dealership wants to know about a contact: when a lease ends, a loyalty tier, a trade-in payoff. Fields are on every contact, in filters, imports, exports, and messages.',
    es: 'Lo que tu agencia quiera saber de un contacto: cuándo vence un arrendamiento, un nivel de lealtad, el saldo de un auto a cuenta. Los campos están en cada contacto, en filtros, importaciones, exportaciones y mensajes.',
  },
  none: { en: 'No custom fields yet.', es: 'Aún no hay campos propios.' },
  add: { en: 'Add field', es: 'Agregar campo' },
  edit: { en: 'Change {name}', es: 'Cambiar {name}' },
  edit_title: { en: 'Change field', es: 'Cambiar campo' },
  delete: { en: 'Delete {name}', es: 'Eliminar {name}' },
  confirm_delete: { en: 'Delete field', es: 'Eliminar campo' },
  delete_question: {
    en: 'Its values disappear from all contacts, and lists and groups that use it are empty from now on. This can’t be undone.',
    es: 'Sus valores desaparecen de todos los contactos, y las listas y los grupos que lo usan quedan vacíos. Esto no se puede deshacer.',
  },
  name: { en: 'Name', es: 'Nombre' },
  name_missing: { en: 'Enter a name.', es: 'Escribe un nombre.' },
  kind: { en: 'Type', es: 'Tipo' },
  kind_hint: { en: 'Can’t be changed later.', es: 'No se puede cambiar después.' },
  choices: { en: 'Choices', es: 'Opciones' },
  choice: { en: 'Choice {n}', es: 'Opción {n}' },
  add_choice: { en: 'Add choice', es: 'Agregar opción' },
  remove_choice: { en: 'Remove choice {n}', es: 'Quitar la opción {n}' },
  choices_hint: {
    en: 'Contacts with a choice that you remove no longer have a value here.',
    es: 'Los contactos con una opción que quites ya no tendrán valor aquí.',
  },
  in_messages: { en: 'In messages: {word}', es: 'En mensajes: {word}' },
  saved: { en: 'Field saved', es: 'Campo guardado' },
  save_failed: { en: 'Failed to save the field', es: 'No se pudo guardar el campo' },
  deleted: { en: 'Field deleted', es: 'Campo eliminado' },
  delete_failed: { en: 'Failed to delete the field', es: 'No se pudo eliminar el campo' },
  load_failed: { en: 'Couldn’t load the fields', es: 'No se pudieron cargar los campos' },
  set: { en: 'Change {name}: {value}', es: 'Cambiar {name}: {value}' },
  set_first: { en: 'Add {name}', es: 'Agregar {name}' },
  empty: { en: 'Add', es: 'Agregar' },
  value_failed: { en: 'Failed to save {name}', es: 'No se pudo guardar {name}' },
  show_all: { en: 'Show all fields', es: 'Mostrar todos los campos' },
} as const satisfies Texts

export const useFieldText = () => useText(fieldTexts)
