import type { Label } from '#contract/language.ts'
import type { Topics } from '#contract/scope.ts'

/** The scopes of API keys for contacts (S2 §5). The rows say which calls each scope opens. */
export const customersScopes = {
  read_contacts: { en: 'Read contacts', es: 'Leer contactos' },
  write_contacts: { en: 'Write contacts', es: 'Cambiar contactos' },
} as const satisfies Record<string, Label>

/** The calls that keys may make, by the function that answers them. */
export const customersTopics = {
  contacts: {
    title: { en: 'Contacts', es: 'Contactos' },
    calls: {
      list: { en: 'List or search contacts', es: 'Listar o buscar contactos' },
      create: { en: 'Add a contact', es: 'Agregar un contacto' },
      get: { en: 'Get a contact', es: 'Consultar un contacto' },
      history: { en: 'List what happened to a contact', es: 'Ver el historial de un contacto' },
      update: { en: 'Change a contact', es: 'Cambiar un contacto' },
      remove: {
        en: 'Delete a contact with its conversations',
        es: 'Eliminar un contacto con sus conversaciones',
      },
    },
  },
  notes: {
    title: { en: 'Notes', es: 'Notas' },
    calls: {
      list: { en: 'List notes about a contact', es: 'Ver las notas de un contacto' },
      create: { en: 'Add a note', es: 'Agregar una nota' },
      update: { en: 'Change a note', es: 'Cambiar una nota' },
      remove: { en: 'Delete a note', es: 'Eliminar una nota' },
    },
  },
  pipeline: {
    title: { en: 'Pipeline', es: 'Embudo' },
    calls: {
      stages: { en: 'List pipeline stages', es: 'Ver las etapas del embudo' },
      pause: { en: 'Pause a contact', es: 'Pausar un contacto' },
      resume: { en: 'End a contact’s pause', es: 'Terminar la pausa de un contacto' },
    },
  },
  labels: {
    title: { en: 'Labels', es: 'Etiquetas' },
    calls: {
      list: { en: 'List labels', es: 'Ver las etiquetas' },
    },
  },
  fields: {
    title: { en: 'Fields', es: 'Campos' },
    calls: {
      list: { en: 'List your own fields of contacts', es: 'Ver los campos propios de los contactos' },
    },
  },
} as const satisfies Topics
