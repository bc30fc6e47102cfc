import type { Texts } from '../../../lib/language/text-types.ts'

export const roleTexts = {
  hint: {
    en: 'What each role can do. Owner, Manager, and Agent can’t be changed; add custom roles for everyone else.',
    es: 'Lo que cada rol puede hacer. Propietario/a, Gerente y Agente no cambian; agrega roles propios para los demás.',
  },
  owner: { en: 'Owner', es: 'Propietario/a' },
  manager: { en: 'Manager', es: 'Gerente' },
  agent: { en: 'Agent', es: 'Agente' },
  right: { en: 'Permission', es: 'Permiso' },
  yes: { en: 'Yes', es: 'Sí' },
  no: { en: 'No', es: 'No' },
  people: {
    en: { one: '{count} person', other: '{count} people' },
    es: { one: '{count} persona', other: '{count} personas' },
  },
  add: { en: 'Add role', es: 'Agregar rol' },
  add_hint: {
    en: 'It starts with what agents can do. Give it to people under Team.',
    es: 'Empieza con lo que pueden los agentes. Dáselo a las personas en Equipo.',
  },
  rename: { en: 'Rename', es: 'Cambiar nombre' },
  remove: { en: 'Delete', es: 'Eliminar' },
  actions: { en: 'Actions for {name}', es: 'Acciones para {name}' },
  name: { en: 'Name', es: 'Nombre' },
  name_hint: { en: 'For example: Lot attendant', es: 'Por ejemplo: Encargado del lote' },
  name_needed: { en: 'Enter a name.', es: 'Escribe un nombre.' },
  load_failed: { en: 'Failed to load roles', es: 'No se pudieron cargar los roles' },
  saved: { en: 'Role saved', es: 'Rol guardado' },
  save_failed: { en: 'Failed to save the role', es: 'No se pudo guardar el rol' },
  removed: { en: 'Role deleted', es: 'Rol eliminado' },
  remove_failed: { en: 'Failed to delete the role', es: 'No se pudo eliminar el rol' },
} as const satisfies Texts
