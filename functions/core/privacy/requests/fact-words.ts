import { KIND_FACTS, STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { CHANNELS } from '#contract/customers/channels/channels.ts'
import { CONTACT_FIELDS } from '#contract/customers/contact-fields.ts'
import { SOURCES } from '#contract/customers/source-kinds.ts'
import type { Label } from '#contract/language.ts'
import { CONSENT_METHODS, CONSENT_STATE_WORDS, PURPOSE_WORDS } from '#contract/messaging/consent-facts.ts'

const labelsIn = (facts: Record<string, { label: Label }>) =>
  Object.fromEntries(Object.entries(facts).map(([name, { label }]) => [name, label]))

/** Names of a record's fields on the page of what is known of somebody; one that is not here has its own name. */
const OWN_WORDS: Record<string, Label> = {
  first_name: { en: 'First name', es: 'Nombre' },
  last_name: { en: 'Last name', es: 'Apellido' },
  phone: { en: 'Phone', es: 'Teléfono' },
  whatsapp: { en: 'WhatsApp', es: 'WhatsApp' },
  webchat: { en: 'Webchat', es: 'Chat del sitio' },
  labels: { en: 'Labels', es: 'Etiquetas' },
  source: { en: 'Source', es: 'Origen' },
  assignee_name: { en: 'Assigned to', es: 'Asignado a' },
  stage: { en: 'Stage', es: 'Etapa' },
  status: { en: 'Status', es: 'Estado' },
  ticket: { en: 'Ticket', es: 'Ticket' },
  opened_at: { en: 'Opened', es: 'Abierta' },
  updated_at: { en: 'Last changed', es: 'Último cambio' },
  created_at: { en: 'Created', es: 'Creado' },
  came_at: { en: 'First contact', es: 'Primer contacto' },
  contacted: { en: 'First answered', es: 'Primera respuesta' },
  shown: { en: 'Came to an appointment', es: 'Vino a una cita' },
  most_recent_type: { en: 'Last channel', es: 'Último canal' },
  last_message: { en: 'Last message', es: 'Último mensaje' },
  last_message_at: { en: 'Last message at', es: 'Fecha del último mensaje' },
  last_inbound_at: { en: 'Last wrote', es: 'Escribió por última vez' },
  last_call: { en: 'Last call', es: 'Última llamada' },
  inbound: { en: 'Messages from them', es: 'Mensajes de la persona' },
  unread: { en: 'Unread', es: 'Sin leer' },
  title: { en: 'Vehicle', es: 'Vehículo' },
  vehicle_title: { en: 'Vehicle', es: 'Vehículo' },
  stockNumber: { en: 'Stock number', es: 'Número de inventario' },
  amount: { en: 'Price', es: 'Precio' },
  sold_at: { en: 'Sold', es: 'Vendido' },
  detail: { en: 'Detail', es: 'Detalle' },
  kind: { en: 'Kind', es: 'Tipo' },
  type: { en: 'Kind', es: 'Tipo' },
  at: { en: 'When', es: 'Cuándo' },
  day: { en: 'Day', es: 'Día' },
  channel: { en: 'Channel', es: 'Canal' },
  method: { en: 'How', es: 'Cómo' },
  purpose: { en: 'What for', es: 'Para qué' },
  state: { en: 'Agreed', es: 'Aceptó' },
  address: { en: 'Address', es: 'Dirección' },
  text: { en: 'Words', es: 'Palabras' },
  body: { en: 'Text', es: 'Texto' },
  subject: { en: 'Subject', es: 'Asunto' },
  sent_at: { en: 'Sent', es: 'Enviado' },
  send_at: { en: 'To be sent', es: 'Se enviará' },
  direction: { en: 'Direction', es: 'Dirección' },
  from: { en: 'From', es: 'De' },
  to: { en: 'To', es: 'Para' },
  to_name: { en: 'To', es: 'Para' },
  name: { en: 'Name', es: 'Nombre' },
  user_name: { en: 'By', es: 'Por' },
  agent_name: { en: 'With', es: 'Con' },
  author_name: { en: 'Written by', es: 'Escrito por' },
  contact_name: { en: 'Customer', es: 'Cliente' },
  content_type: { en: 'File type', es: 'Tipo de archivo' },
  size: { en: 'Bytes', es: 'Bytes' },
  latitude: { en: 'Latitude', es: 'Latitud' },
  longitude: { en: 'Longitude', es: 'Longitud' },
  numbers: { en: 'Numbers', es: 'Números' },
  headline: { en: 'Ad', es: 'Anuncio' },
  source_url: { en: 'Link of the ad', es: 'Enlace del anuncio' },
  content: { en: 'Note', es: 'Nota' },
  note: { en: 'Note', es: 'Nota' },
  starts_at: { en: 'Starts', es: 'Empieza' },
  ends_at: { en: 'Ends', es: 'Termina' },
  timezone: { en: 'Time zone', es: 'Zona horaria' },
  due_at: { en: 'Due', es: 'Para cuándo' },
  seconds: { en: 'Seconds', es: 'Segundos' },
  voicemail_seconds: { en: 'Seconds of voicemail', es: 'Segundos del mensaje en el buzón de voz' },
  language: { en: 'Language', es: 'Idioma' },
  question: { en: 'Question', es: 'Pregunta' },
  answer: { en: 'Answer', es: 'Respuesta' },
}

export const FACT_WORDS: Record<string, Label> = {
  ...labelsIn(CONTACT_FIELDS),
  ...OWN_WORDS,
}

export const YES_OR_NO: Record<string, Label> = { true: { en: 'yes', es: 'sí' }, false: { en: 'no', es: 'no' } }

const STATUSES: Record<string, Label> = {
  ...labelsIn(STATUS_FACTS),
  active: { en: 'open', es: 'abierta' },
  closed: { en: 'closed', es: 'cerrada' },
  received: { en: 'received', es: 'recibido' },
  sent: { en: 'sent', es: 'enviado' },
  delivered: { en: 'delivered', es: 'entregado' },
  read: { en: 'read', es: 'leído' },
  failed: { en: 'failed', es: 'falló' },
  completed: { en: 'answered', es: 'contestada' },
  'no-answer': { en: 'not answered', es: 'sin respuesta' },
  voicemail: { en: 'voicemail', es: 'buzón de voz' },
}
const CHANNEL_NAMES: Record<string, Label> = Object.fromEntries(
  Object.entries(CHANNELS).map(([channel, { name }]) => [channel, { en: name, es: name }]),
)
const KINDS: Record<string, Label> = { ...SOURCES, ...labelsIn(KIND_FACTS) }

/** The words of a field's codes; elsewhere the same word is somebody's own. */
export const CODED: Record<string, Record<string, Label>> = {
  ...{ channel: CHANNEL_NAMES, most_recent_type: CHANNEL_NAMES },
  ...{ source: SOURCES, kind: KINDS, status: STATUSES, last_call: STATUSES },
  ...{ method: CONSENT_METHODS, purpose: PURPOSE_WORDS, state: CONSENT_STATE_WORDS },
  direction: {
    inbound: { en: 'from the customer', es: 'del cliente' },
    outbound: { en: 'to the customer', es: 'al cliente' },
  },
}
