import { useText } from '../../../lib/language/text.ts'
import type { Texts } from '../../../lib/language/text-types.ts'
import { chatTexts } from '../texts.ts'

/** The texts where a message is written. */
const composerTexts = {
  ...chatTexts,
  mail_subject: { en: 'Subject', es: 'Asunto' },
  leaves_soon: { en: 'Sending in a few seconds', es: 'Se envía en unos segundos' },
  undo: { en: 'Undo', es: 'Deshacer' },
  mail_cc: { en: 'Cc', es: 'Cc' },
  awaits_carriers: {
    en: 'Texts to US numbers may be blocked until registration is done.',
    es: 'Los mensajes a números de EE. UU. pueden bloquearse hasta terminar el registro.',
  },
  role: {
    en: 'You can read this conversation. Whoever manages your team’s roles can let you reply.',
    es: 'Puedes leer esta conversación. Quien administra los roles del equipo puede permitirte responder.',
  },
  halted: {
    en: 'Messages still come in and are kept. The banner at the top says why you can’t send.',
    es: 'Los mensajes siguen llegando y se guardan. Arriba dice por qué no se puede enviar.',
  },
  reads_only: {
    en: 'You can read it because you were mentioned, until it closes. Add a note to answer your team.',
    es: 'Puedes leerla porque te mencionaron, hasta que se cierre. Agrega una nota para responder a tu equipo.',
  },
  reply: { en: 'Reply', es: 'Responder' },

  quote_is_ours: {
    en: 'Your team sees what you’re replying to. {name} gets your message without the quote.',
    es: 'Tu equipo ve a qué respondes. {name} recibe tu mensaje sin la cita.',
  },
  no_quote: { en: 'Don’t quote', es: 'No citar' },
  composer: { en: 'Message to {name}', es: 'Mensaje para {name}' },
  send: { en: 'Send', es: 'Enviar' },
  send_to: { en: 'To', es: 'Para' },
  segments: {
    en: { one: '{count} SMS segment', other: '{count} SMS segments' },
    es: { one: '{count} SMS', other: '{count} SMS' },
  },
  characters_left: {
    en: { one: '{count} character left', other: '{count} characters left' },
    es: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  },
  too_long: {
    en: { one: '{count} character over the limit', other: '{count} characters over the limit' },
    es: { one: '{count} carácter de más', other: '{count} caracteres de más' },
  },
  window_open: { en: 'Reply window: {hours} h left', es: 'Para responder: quedan {hours} h' },
  visitor_writes: { en: 'Typing…', es: 'Está escribiendo…' },
  visitor_here: { en: 'On the page now', es: 'Está en la página ahora' },
  visitor_left: { en: 'Left {when}', es: 'Se fue {when}' },
  answer_by: { en: 'Reply by {channel}', es: 'Responder por {channel}' },
  use_channel: { en: 'Use {channel} instead', es: 'Usar {channel}' },
  days_over_title: {
    en: 'The time to reply on {channel} is over',
    es: 'Terminó el tiempo para responder por {channel}',
  },
  days_over: {
    en: '{name} last wrote more than {days} days ago. {channel} won’t accept replies until they write again.',
    es: '{name} escribió hace más de {days} días. {channel} no acepta respuestas hasta que vuelva a escribir.',
  },
  not_active: {
    en: 'Reopen it to send messages. It also reopens when {name} messages you.',
    es: 'Reábrela para enviar mensajes. También se reabre cuando {name} te escribe.',
  },
  your_text_is_kept: { en: 'Your text is still here.', es: 'Tu texto sigue aquí.' },
} as const satisfies Texts

export const useComposerText = () => useText(composerTexts)
