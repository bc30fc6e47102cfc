import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { chatTexts } from '../texts.ts'

/** The texts of the thread. */
const threadTexts = {
  ...chatTexts,
  messages: { en: 'Messages', es: 'Mensajes' },
  no_messages: { en: 'No messages', es: 'No hay mensajes' },
  start_hint: { en: 'Start a new WhatsApp or SMS conversation', es: 'Inicia una nueva conversación de WhatsApp o SMS' },
  messages_failed: { en: 'Couldn’t load messages', es: 'No se pudieron cargar los mensajes' },
  older_failed: { en: 'Couldn’t load older messages.', es: 'No se pudieron cargar los mensajes anteriores.' },
  load_older: { en: 'Load older messages', es: 'Cargar mensajes anteriores' },
  loading_older: { en: 'Loading older messages', es: 'Cargando mensajes anteriores' },
  beginning: { en: 'This is the beginning of the conversation', es: 'Este es el comienzo de la conversación' },
  unread_divider: { en: 'New messages', es: 'Mensajes nuevos' },
  jump_to_latest: { en: 'Jump to latest', es: 'Ir al último' },
  jump_to_latest_count: { en: 'Jump to latest ({count})', es: 'Ir al último ({count})' },
  came_to_line: { en: 'To {number}', es: 'Al {number}' },
  left_from_line: { en: 'From {number}', es: 'Desde {number}' },
  reply_to_this: { en: 'Reply to this message', es: 'Responder a este mensaje' },
  show_colleague: { en: 'Show a colleague', es: 'Mostrar a un colega' },
  show_original: { en: 'Show original', es: 'Ver original' },
  reacted: { en: '{name} reacted {emoji}', es: '{name} reaccionó con {emoji}' },
  from_ad: { en: 'Came from an ad', es: 'Llegó por un anuncio' },
  open_ad: { en: 'See the ad', es: 'Ver el anuncio' },
  shared_place: { en: 'Location', es: 'Ubicación' },
  open_map: { en: 'Open in Maps', es: 'Abrir en el mapa' },
  card_without_name: { en: 'No name', es: 'Sin nombre' },
  save_contact: { en: 'Save contact', es: 'Guardar contacto' },
  mail_forged: {
    en: 'This email isn’t from who it says. Don’t trust its links or requests.',
    es: 'Este correo no es de quien dice. No confíes en sus enlaces ni en lo que pide.',
  },
  mail_complained: {
    en: 'They reported this email as spam. They get no more offers by email.',
    es: 'Marcó este correo como spam. Ya no recibirá ofertas por correo.',
  },
  mail_lost: {
    en: { one: '{count} file was too large to keep.', other: '{count} files were too large or too many to keep.' },
    es: {
      one: '{count} archivo era demasiado grande.',
      other: '{count} archivos eran demasiado grandes o demasiados.',
    },
  },
  mail_cc: { en: 'Cc: {people}', es: 'Cc: {people}' },
  mail_quoted: { en: 'Show quoted text', es: 'Ver texto citado' },
  mail_page: { en: 'Email as sent', es: 'Correo como se envió' },
  mail_show_page: { en: 'Show as sent', es: 'Ver como se envió' },
  mail_hide_page: { en: 'Hide', es: 'Ocultar' },
  mail_pictures_off: { en: 'Pictures are off.', es: 'Las imágenes están desactivadas.' },
  mail_show_pictures: { en: 'Show pictures', es: 'Mostrar imágenes' },
  pressed_button: { en: 'Pressed a button', es: 'Presionó un botón' },
  chose_from_list: { en: 'Chose from a list', es: 'Eligió de una lista' },
  auto_reply: { en: 'Automatic reply', es: 'Respuesta automática' },
  unsupported: {
    en: 'They sent something we can’t receive. Ask them to send it another way.',
    es: 'Envió algo que no podemos recibir. Pídele que lo mande de otra forma.',
  },
  by_ai: { en: 'AI assistant', es: 'Asistente de IA' },
  ai_sources: { en: 'What this is based on', es: 'En qué se basa' },
  from_customer: { en: '{name} wrote', es: '{name} escribió' },
  from_colleague: { en: '{name} replied', es: '{name} respondió' },

  mark_pending: { en: 'Sending', es: 'Enviando' },
  mark_sent: { en: 'Sent', es: 'Enviado' },
  mark_delivered: { en: 'Delivered', es: 'Entregado' },
  mark_read: { en: 'Read', es: 'Leído' },
  mark_failed: { en: 'Not delivered', es: 'No entregado' },
  mark_unknown: { en: 'Not confirmed', es: 'Sin confirmar' },
  resend: { en: 'Retry', es: 'Reintentar' },
  not_sent_late: {
    en: 'This waited for a connection for over an hour. Send it again if it still makes sense.',
    es: 'Estuvo más de una hora esperando conexión. Envíalo de nuevo si todavía tiene sentido.',
  },
  send_again: { en: 'Send again', es: 'Enviar de nuevo' },
  it_arrived: { en: 'It arrived', es: 'Sí llegó' },
  settle_failed: { en: 'Failed to update the message', es: 'No se pudo actualizar el mensaje' },
  to_first_unread: { en: 'Jump to first unread', es: 'Ir al primero sin leer' },
  discard: { en: 'Discard', es: 'Descartar' },
} as const satisfies Texts

export const useThreadText = () => useText(threadTexts)
