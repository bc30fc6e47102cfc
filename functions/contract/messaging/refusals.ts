import { refusal } from '#contract/words.ts'

export const messagingRefusals = {
  mention_reads_only: refusal({
    code: 'forbidden',
    en: 'This is a colleague’s conversation. You can read it because you were mentioned, and write notes.',
    es: 'Esta conversación es de un colega. Puedes leerla porque te mencionaron, y escribir notas.',
  }),
  conversation_not_active: refusal({
    code: 'conversation_not_active',
    en: 'This conversation is not active. Reopen it to send messages.',
    es: 'Esta conversación no está activa. Reábrela para enviar mensajes.',
  }),
  opted_out: refusal({
    code: 'opted_out',
    en: 'This customer opted out of messages on this channel. You can message them again when they send START.',
    es: 'Este cliente se dio de baja de los mensajes de este canal. Podrás escribirle de nuevo cuando envíe START.',
  }),
  consent_no_address: refusal({
    code: 'conflict',
    en: 'This contact has no address on this channel.',
    es: 'Este contacto no tiene una dirección en este canal.',
  }),
  /** A message that goes out by itself. */
  automatic_withheld: refusal({
    code: 'opted_out',
    en: 'This customer doesn’t want automatic messages, or may have asked to stop them.',
    es: 'Este cliente no quiere mensajes automáticos, o quizá pidió que ya no le lleguen.',
  }),
  assigning_forbidden: refusal({
    code: 'forbidden',
    en: "You don't have permission to assign contacts. Only managers can do this.",
    es: 'No tienes permiso para asignar contactos. Solo los gerentes pueden hacerlo.',
  }),
  changed_since: refusal({
    code: 'conflict',
    en: 'Someone has changed this since, so it can’t be undone.',
    es: 'Alguien lo cambió después, así que no se puede deshacer.',
  }),
  bulk_running: refusal({
    code: 'conflict',
    en: 'This change is still running. You can undo it once it’s done.',
    es: 'Este cambio todavía está en curso. Podrás deshacerlo cuando termine.',
  }),
  lead_taken: refusal({
    code: 'conflict',
    en: 'A colleague has already taken this lead.',
    es: 'Alguien de tu equipo ya tomó este cliente.',
  }),
  owner_takes_none: refusal({
    code: 'forbidden',
    en: 'Owners aren’t assigned leads. Assign this one to an agent.',
    es: 'A los propietarios no se les asignan clientes. Asigna este a un agente.',
  }),
  quick_reply_shared: refusal({
    code: 'forbidden',
    en: 'Only managers can change the dealership’s quick replies.',
    es: 'Solo los gerentes pueden cambiar las respuestas rápidas de la agencia.',
  }),
  quick_reply_gone: refusal({
    code: 'not_found',
    en: 'This quick reply no longer exists.',
    es: 'Esta respuesta rápida ya no existe.',
  }),
  shortcut_taken: refusal({
    code: 'conflict',
    en: 'There is already a quick reply with this shortcut.',
    es: 'Ya existe una respuesta rápida con este atajo.',
  }),
  too_many_quick_replies: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can add at most ${most} quick replies.`,
    es: ({ most }) => `Puedes agregar ${most} respuestas rápidas como máximo.`,
  }),
  one_file: refusal({
    code: 'invalid',
    en: 'A message on this channel takes one file.',
    es: 'Un mensaje de este canal lleva un solo archivo.',
  }),
  too_many_photos: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `You can keep at most ${most} photos of a trade-in.`,
    es: ({ most }) => `Puedes guardar ${most} fotos del auto a cuenta como máximo.`,
  }),
  no_number: refusal({
    code: 'invalid',
    en: 'This contact has no number for this channel.',
    es: 'Este contacto no tiene número para este canal.',
  }),
  no_way_back: refusal({
    code: 'invalid',
    en: 'This sender can’t receive replies: they wrote from a name or a service, not from a phone number.',
    es: 'Este remitente no puede recibir respuestas: escribió desde un nombre o un servicio, no desde un número.',
  }),
  window_closed: refusal({
    code: 'window_closed',
    en: ({ channel, hours }: { channel: string; hours: number }) =>
      `The ${hours}-hour ${channel} window is closed. You can reply once the customer messages you again.`,
    es: ({ channel, hours }) =>
      `La ventana de ${hours} horas de ${channel} está cerrada. Podrás responder cuando el cliente te vuelva a escribir.`,
  }),
  window_will_be_shut: refusal({
    code: 'window_will_be_shut',
    en: ({ channel, hours }: { channel: string; hours: number }) =>
      `The ${hours}-hour ${channel} window will be closed by then. Schedule a template instead.`,
    es: ({ channel, hours }) =>
      `Para entonces la ventana de ${hours} horas de ${channel} estará cerrada. Programa una plantilla.`,
  }),
  /** On a channel without templates. */
  days_will_be_over: refusal({
    code: 'window_will_be_shut',
    en: ({ channel, hours }: { channel: string; hours: number }) =>
      `${channel} doesn’t allow scheduled messages more than ${hours} hours after the customer wrote. Choose an earlier time.`,
    es: ({ channel, hours }) =>
      `${channel} no permite mensajes programados cuando pasan más de ${hours} horas desde que el cliente escribió. Elige una hora anterior.`,
  }),
  customer_wrote_first: refusal({
    code: 'conflict',
    en: 'Not sent because the customer wrote first.',
    es: 'No se envió porque el cliente escribió antes.',
  }),
  answer_outdated: refusal({
    code: 'conflict',
    en: 'Something has changed since this answer was written.',
    es: 'Algo cambió desde que se escribió esta respuesta.',
  }),
  scheduled_over: refusal({
    code: 'conflict',
    en: 'This message isn’t waiting anymore.',
    es: 'Este mensaje ya no está en espera.',
  }),
  scheduled_leaving: refusal({
    code: 'conflict',
    en: 'This message is being sent right now.',
    es: 'Este mensaje se está enviando en este momento.',
  }),
  scheduled_too_late: refusal({
    code: 'conflict',
    en: 'Lotwire couldn’t send this at its time, and now it’s more than a day late.',
    es: 'Lotwire no pudo enviarlo a su hora y ya pasó más de un día.',
  }),
  writer_left: refusal({
    code: 'forbidden',
    en: 'The person who scheduled this no longer has access to Lotwire.',
    es: 'La persona que lo programó ya no tiene acceso a Lotwire.',
  }),
  writer_lost_right: refusal({
    code: 'forbidden',
    en: 'The person who scheduled this can’t send messages anymore.',
    es: 'La persona que lo programó ya no puede enviar mensajes.',
  }),
  writer_lost_contact: refusal({
    code: 'not_found',
    en: 'The person who scheduled this can’t see this contact anymore.',
    es: 'La persona que lo programó ya no puede ver este contacto.',
  }),
  scheduled_content_gone: refusal({
    code: 'not_found',
    en: 'The vehicle or template of this message isn’t available anymore.',
    es: 'El vehículo o la plantilla de este mensaje ya no está disponible.',
  }),
  scheduled_price_changed: refusal({
    code: 'conflict',
    en: 'This vehicle’s price has changed, or isn’t shown anymore, since this was written.',
    es: 'El precio de este vehículo cambió, o ya no se muestra, desde que se escribió esto.',
  }),
  too_many_scheduled: refusal({
    code: 'conflict',
    en: ({ most }: { most: number }) => `A conversation can have at most ${most} scheduled messages.`,
    es: ({ most }) => `Una conversación puede tener ${most} mensajes programados como máximo.`,
  }),
  not_to_snooze: refusal({
    code: 'conflict',
    en: 'Only active conversations can be snoozed.',
    es: 'Solo se pueden posponer las conversaciones activas.',
  }),
  no_sender: refusal({
    code: 'not_configured',
    en: 'No sender is connected for this channel. A manager can connect one in Settings.',
    es: 'No hay ningún remitente conectado para este canal. Un gerente puede conectar uno en Configuración.',
  }),
  not_to_resend: refusal({
    code: 'conflict',
    en: 'This message arrived, or is still on its way.',
    es: 'Este mensaje ya llegó o todavía va en camino.',
  }),
  not_in_doubt: refusal({
    code: 'conflict',
    en: 'We already know what happened to this message.',
    es: 'Ya se sabe qué pasó con este mensaje.',
  }),
  file_not_here: refusal({
    code: 'not_found',
    en: 'This file hasn’t been copied yet. Try again in a moment.',
    es: 'Este archivo todavía no se ha copiado. Inténtalo en un momento.',
  }),
  chat_over: refusal({
    code: 'unauthenticated',
    en: 'This conversation has ended. Start a new one.',
    es: 'Esta conversación terminó. Empieza una nueva.',
  }),
  chat_elsewhere: refusal({
    code: 'forbidden',
    en: 'This conversation isn’t open on this site.',
    es: 'Esta conversación no está abierta en este sitio.',
  }),
  chat_unbegun: refusal({
    code: 'conflict',
    en: 'Write to us first, then continue by text.',
    es: 'Escríbenos primero y luego sigue por mensajes.',
  }),
  phone_code_wrong: refusal({
    code: 'invalid',
    en: 'That isn’t the code we texted, or it has expired. Check it, or ask for another.',
    es: 'No es el código que enviamos o ya no es válido. Revísalo o pide otro.',
  }),
  phone_stopped: refusal({
    code: 'conflict',
    en: 'This number asked us to stop texting. Call us, or text us START first.',
    es: 'Este número pidió no recibir más mensajes. Llámanos o envíanos START primero.',
  }),
  just_written: refusal({
    code: 'conflict',
    en: 'The customer has just written. Read the message, then try again.',
    es: 'El cliente acaba de escribir. Lee el mensaje e inténtalo de nuevo.',
  }),
}
