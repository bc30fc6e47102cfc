import type { Row } from '#contract/route.ts'
import { type FunctionName, routes } from '#contract/routes.ts'
import type { Sentence } from '#contract/words.ts'

type Rows = typeof routes
/** The names of the rows that a key may call, as `contacts.list`. */
export type OperationName = {
  [F in FunctionName]: {
    [Name in keyof Rows[F] & string]: Rows[F][Name] extends { scope: string } ? `${F}.${Name}` : never
  }[keyof Rows[F] & string]
}[FunctionName]
type Topic = OperationName extends infer Name ? (Name extends `${infer F}.${string}` ? F : never) : never

/** What each call is about, for who writes programs against it; a row that a key may call and that has none does not compile. */
export const OPERATIONS: Record<OperationName, Sentence> = {
  'contacts.list': { en: 'List or search contacts', es: 'Listar o buscar contactos' },
  'contacts.create': { en: 'Add a contact', es: 'Agregar un contacto' },
  'contacts.get': { en: 'Get a contact', es: 'Consultar un contacto' },
  'contacts.history': { en: 'List what happened to a contact', es: 'Ver el historial de un contacto' },
  'contacts.update': { en: 'Change a contact', es: 'Cambiar un contacto' },
  'contacts.remove': {
    en: 'Delete a contact with its conversations',
    es: 'Eliminar un contacto con sus conversaciones',
  },
  'notes.list': { en: 'List notes about a contact', es: 'Ver las notas de un contacto' },
  'notes.create': { en: 'Add a note', es: 'Agregar una nota' },
  'notes.update': { en: 'Change a note', es: 'Cambiar una nota' },
  'notes.remove': { en: 'Delete a note', es: 'Eliminar una nota' },
  'labels.list': { en: 'List labels', es: 'Ver las etiquetas' },
  'pipeline.stages': { en: 'List pipeline stages', es: 'Ver las etapas del embudo' },
  'pipeline.pause': { en: 'Pause a contact', es: 'Pausar un contacto' },
  'pipeline.resume': { en: 'End a contact’s pause', es: 'Terminar la pausa de un contacto' },
  'chats.recent': { en: 'List conversations, newest first', es: 'Ver las conversaciones, de la más reciente' },
  'chats.stats': { en: 'Count conversations', es: 'Contar conversaciones' },
  'chats.get': { en: 'Get a contact’s conversations', es: 'Consultar las conversaciones de un contacto' },
  'chats.messages': { en: 'List a conversation’s messages', es: 'Ver los mensajes de una conversación' },
  'chats.media': { en: 'Get a message’s file', es: 'Obtener el archivo de un mensaje' },
  'chats.open': { en: 'Open a conversation with a contact', es: 'Abrir una conversación con un contacto' },
  'chats.send': { en: 'Send a message', es: 'Enviar un mensaje' },
  'chats.checkWindow': {
    en: 'Check whether free text may be sent (24-hour window)',
    es: 'Consultar si se puede enviar texto libre (ventana de 24 horas)',
  },
  'chats.sendTemplate': { en: 'Send a template', es: 'Enviar una plantilla' },
  'whatsapp.approved': { en: 'List templates that can be sent', es: 'Ver las plantillas que se pueden enviar' },
  'upload.create': { en: 'Upload a file for a message', es: 'Subir un archivo para un mensaje' },
  'sms.open': {
    en: 'Open an SMS conversation with a number',
    es: 'Abrir una conversación por SMS con un número',
  },
}

/** The chapters of the reference, in its order. */
export const TOPICS: Record<Topic, Sentence> = {
  contacts: { en: 'Contacts', es: 'Contactos' },
  notes: { en: 'Notes', es: 'Notas' },
  pipeline: { en: 'Pipeline', es: 'Embudo' },
  labels: { en: 'Labels', es: 'Etiquetas' },
  chats: { en: 'Conversations', es: 'Conversaciones' },
  sms: { en: 'SMS', es: 'SMS' },
  whatsapp: { en: 'WhatsApp templates', es: 'Plantillas de WhatsApp' },
  upload: { en: 'Files', es: 'Archivos' },
}

/** Every call that a key may make: its row, its topic, and its name. */
export const operations = (Object.keys(TOPICS) as Topic[]).flatMap((topic) =>
  Object.entries<Row>(routes[topic]).flatMap(([name, row]) => {
    const { scope } = row
    return scope ? [{ topic, name: `${topic}.${name}` as OperationName, row, scope }] : []
  }),
)
export type Operation = (typeof operations)[number]
