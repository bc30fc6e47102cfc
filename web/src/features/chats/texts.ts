import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'

/** The texts of the chat workspace in both languages. */
export const chatTexts = {
  title: { en: 'Leads', es: 'Clientes' },
  search: { en: 'Search name or number...', es: 'Buscar nombre o número...' },
  show_list: { en: 'Show conversations', es: 'Mostrar conversaciones' },
  start_conversation: { en: 'Start conversation', es: 'Iniciar conversación' },

  open_longest: { en: 'Open who’s waited longest', es: 'Abrir a quien más ha esperado' },
  nobody_waits: { en: 'Nobody is waiting', es: 'Nadie está esperando' },
  select_contact: { en: 'Select a contact', es: 'Selecciona un contacto' },
  select_contact_hint: {
    en: 'Choose a conversation to read and reply.',
    es: 'Elige una conversación para leer y responder.',
  },
  back_to_list: { en: 'Back to conversations', es: 'Volver a las conversaciones' },
  conversation_not_found: {
    en: 'Conversation not found, or you don’t have access to it',
    es: 'No se encontró la conversación o no tienes acceso a ella',
  },
  conversation_failed: { en: 'Couldn’t load the conversation', es: 'No se pudo cargar la conversación' },

  summary: { en: 'Summary', es: 'Resumen' },
  split: { en: 'Split View', es: 'Vista dividida' },
  split_on: { en: 'Enable split view', es: 'Activar vista dividida' },
  split_off: { en: 'Disable split view', es: 'Desactivar vista dividida' },
  split_no_contact: { en: 'Select a contact first', es: 'Selecciona un contacto primero' },
  split_one_channel: { en: 'Contact must have both WhatsApp and SMS', es: 'El contacto debe tener WhatsApp y SMS' },
  missed_call: { en: 'Missed call', es: 'Llamada perdida' },
  voicemail: { en: 'Voicemail', es: 'Buzón de voz' },
  details_of: { en: 'About {name}', es: 'Sobre {name}' },
  stage: { en: 'Stage', es: 'Etapa' },
  close: { en: 'Close', es: 'Cerrar' },
  status_failed: { en: 'Error changing the conversation status', es: 'Error al cambiar estado de conversación' },
  status_nothing: { en: 'No active conversation to update', es: 'No hay conversación activa para actualizar' },
  status_closed: { en: 'Closed', es: 'Cerrada' },
  status_archived: { en: 'Archived', es: 'Archivada' },
  no_way_back_title: { en: '{name} can’t receive replies', es: '{name} no puede recibir respuestas' },
  no_way_back: {
    en: 'They wrote from a name or a service, not from a phone number. Texts sent there won’t reach anyone.',
    es: 'Escribió desde un nombre o un servicio, no desde un número de teléfono. Lo que se envíe ahí no llega a nadie.',
  },
  mail_came_back: {
    en: 'Email to this address came back. Reach them another way, or correct the address.',
    es: 'El correo a esta dirección fue devuelto. Contáctalo de otra forma o corrige la dirección.',
  },
  not_sent: { en: 'Not sent', es: 'No se envió' },
  stock: { en: 'Stock {number}', es: 'Stock {number}' },
  vehicle_about: { en: 'Interested in', es: 'Interés en' },
  vehicle_reserved: { en: 'Reserved', es: 'Apartado' },
  vehicle_sold: { en: 'Sold', es: 'Vendido' },
  vehicle_gone: { en: 'Unavailable', es: 'No disponible' },
  vehicle_not_public: { en: 'Not public yet', es: 'Aún no es público' },
  window_closed_title: {
    en: 'The {hours}-hour {channel} window is closed',
    es: 'La ventana de {hours} horas de {channel} está cerrada',
  },
  window_closed: {
    en: 'Regular messages cannot be sent now. Send a template, or wait until {name} messages you again.',
    es: 'Ahora no se pueden enviar mensajes normales. Envía una plantilla o espera a que {name} te vuelva a escribir.',
  },
  not_started_title: { en: 'Only templates can be sent for now', es: 'Por ahora solo se pueden enviar plantillas' },
  not_started: {
    en: 'Regular messages cannot be sent until {name} messages you.',
    es: 'No se pueden enviar mensajes normales hasta que {name} te escriba.',
  },
  opted_out_title: { en: '{name} opted out of {channel}', es: '{name} se dio de baja de {channel}' },
  role_title: { en: 'Your role can’t send messages', es: 'Tu rol no permite enviar mensajes' },
  halted_title: { en: 'Sending is off', es: 'Envíos desactivados' },
  reads_only_title: { en: 'A colleague’s conversation', es: 'Conversación de un colega' },
  closed_title: { en: 'This conversation is closed', es: 'Esta conversación está cerrada' },
  archived_title: { en: 'This conversation is archived', es: 'Esta conversación está archivada' },
  offline: {
    en: 'You’re offline. Messages you send wait here and go out when you’re back online.',
    es: 'No tienes conexión. Los mensajes que envíes esperan aquí y salen cuando vuelvas a tenerla.',
  },
  send_failed: { en: 'Error sending message', es: 'Error al enviar mensaje' },
  assigned_to_name: { en: 'Assigned to {name}', es: 'Asignada a {name}' },
  unassigned: { en: 'Unassigned', es: 'Sin asignar' },
  assign: { en: 'Assign', es: 'Asignar' },
  take: { en: 'Take lead', es: 'Tomar cliente' },
  taken_by_colleague: { en: 'A colleague has taken this lead', es: 'Alguien de tu equipo tomó este cliente' },
  taken_away: {
    en: 'This contact was deleted or now belongs to a colleague',
    es: 'Este contacto se eliminó o ahora es de otra persona del equipo',
  },
  taken_away_hint: {
    en: 'You can see it again if it’s assigned to you.',
    es: 'Podrás verlo de nuevo si te lo asignan.',
  },
  taken_away_draft: {
    en: 'What you wrote and attached is kept as a draft in this browser. It’s back if the conversation is assigned to you.',
    es: 'Lo que escribiste y adjuntaste queda como borrador en este navegador. Vuelve si te asignan la conversación.',
  },
  contact_deleted: { en: 'This contact was deleted', es: 'Este contacto se eliminó' },
  label: { en: 'Label', es: 'Etiqueta' },
  quoted_ours: { en: 'Our message', es: 'Nuestro mensaje' },
  quoted_without_text: { en: 'Message', es: 'Mensaje' },
  show_quoted: { en: 'Show this message', es: 'Ver este mensaje' },
} as const satisfies Texts

/** Says a text of the chat workspace. */
export const useChatText = () => useText(chatTexts)
