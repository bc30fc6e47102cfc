import type { Texts } from '../../../lib/language/text-types.ts'

/**
 * Why a message was not delivered and what to do, by Twilio's error code (twilio.com/docs/api/errors) or ours; `checking`
 * and `unconfirmed` are about one that perhaps was: while we look for it at Twilio, and when it could not be found out.
 * `recipient` stands for the families of codes that Twilio keeps splitting up; `other` for the rest.
 */
export const failures = {
  checking: {
    en: 'Not confirmed yet. We’re checking; please don’t resend.',
    es: 'Aún sin confirmar. Lo estamos verificando; no lo reenvíes, por favor.',
  },
  unconfirmed: {
    en: 'We couldn’t confirm that this message was sent. Check with the customer before you send it again.',
    es: 'No pudimos confirmar que este mensaje se envió. Pregúntale al cliente antes de enviarlo otra vez.',
  },
  not_accepted: {
    en: 'Twilio never received this message, so nothing was sent. Try again.',
    es: 'Twilio nunca recibió este mensaje, así que no se envió nada. Inténtalo de nuevo.',
  },
  bounced: {
    en: 'This email came back: there is no such address. Nothing more is sent there until they write from it.',
    es: 'Este correo fue devuelto: la dirección no existe. No se enviará nada más ahí hasta que escriban desde ella.',
  },
  bounced_for_now: {
    en: 'This email came back: the mailbox is full or unavailable. Try again later.',
    es: 'Este correo fue devuelto: el buzón está lleno o no disponible. Inténtalo más tarde.',
  },
  recipient: {
    en: 'Twilio rejected this number or this message (error {code}). Check the contact’s number.',
    es: 'Twilio rechazó este número o este mensaje (error {code}). Revisa el número del contacto.',
  },
  other: {
    en: 'The message was not delivered (Twilio error {code}).',
    es: 'El mensaje no se entregó (error {code} de Twilio).',
  },
  unexplained: {
    en: 'The message was not delivered. Twilio gave no reason; try again later.',
    es: 'El mensaje no se entregó. Twilio no dio ningún motivo; inténtalo más tarde.',
  },
  11751: {
    en: 'The file is too large for this channel. Send a smaller one.',
    es: 'El archivo es demasiado grande para este canal. Envía uno más pequeño.',
  },
  12300: {
    en: 'This channel doesn’t take this kind of file. Send it as a PDF or a JPEG picture.',
    es: 'Este canal no acepta este tipo de archivo. Envíalo como PDF o como foto JPEG.',
  },
  20003: {
    en: 'Twilio rejected the account’s credentials. A manager must check the Account SID and auth token in Settings.',
    es: 'Twilio rechazó las credenciales. Un gerente debe revisar el Account SID y el auth token en Configuración.',
  },
  20429: {
    en: 'Too many messages were sent at once. Try again in a minute.',
    es: 'Se enviaron demasiados mensajes a la vez. Inténtalo dentro de un minuto.',
  },
  21211: {
    en: 'This is not a valid phone number. Correct the contact’s number, then try again.',
    es: 'No es un número de teléfono válido. Corrige el número del contacto e inténtalo de nuevo.',
  },
  21408: {
    en: 'The Twilio account isn’t allowed to send to this country. A manager can allow it in Twilio under Geo permissions.',
    es: 'La cuenta de Twilio no puede enviar a este país. Un gerente puede permitirlo en Twilio, en Geo permissions.',
  },
  21606: {
    en: 'The dealership’s number cannot send this message. A manager must check the number in Settings.',
    es: 'El número de la agencia no puede enviar este mensaje. Un gerente debe revisarlo en Configuración.',
  },
  21608: {
    en: 'A Twilio trial account sends only to verified numbers. Verify this number at Twilio or upgrade the account.',
    es: 'Una cuenta de prueba de Twilio solo envía a números verificados. Verifica el número o amplía la cuenta.',
  },
  21610: {
    en: 'The customer opted out with STOP. They can allow messages again by sending START.',
    es: 'El cliente se dio de baja con STOP. Puede volver a permitir mensajes enviando START.',
  },
  21614: {
    en: 'This number cannot receive SMS; it is not a mobile number. Ask the customer for a mobile number or call.',
    es: 'Este número no puede recibir SMS; no es un celular. Pídele al cliente su número de celular o llámalo.',
  },
  21617: {
    en: 'The message is too long. Split it into shorter ones.',
    es: 'El mensaje es demasiado largo. Divídelo en varios más cortos.',
  },
  21655: {
    en: 'The connected Twilio account doesn’t have this template. Duplicate it, submit the copy, and send that.',
    es: 'La cuenta de Twilio conectada no tiene esta plantilla. Duplícala, envía la copia a aprobación y usa esa.',
  },
  21656: {
    en: 'A value of the template can’t be sent: no line breaks, tabs, or long runs of spaces. Fill it in again.',
    es: 'Un valor de la plantilla no se puede enviar: sin saltos de línea, tabulaciones ni muchos espacios. Complétala de nuevo.',
  },
  30001: {
    en: 'Twilio’s queue was full. Try again in a few minutes.',
    es: 'La cola de Twilio estaba llena. Inténtalo dentro de unos minutos.',
  },
  30002: {
    en: 'The Twilio account is suspended. A manager must contact Twilio.',
    es: 'La cuenta de Twilio está suspendida. Un gerente debe contactar a Twilio.',
  },
  30003: {
    en: 'The phone is off or out of reach. Try again later.',
    es: 'El teléfono está apagado o sin cobertura. Inténtalo más tarde.',
  },
  30004: {
    en: 'The customer’s carrier or phone blocks these messages. Reach them another way.',
    es: 'El operador o el teléfono del cliente bloquea estos mensajes. Contáctalo por otra vía.',
  },
  30005: {
    en: 'This number is unknown or no longer in use. Check the contact’s number.',
    es: 'Este número no existe o ya no se usa. Revisa el número del contacto.',
  },
  30006: {
    en: 'This is a landline or its carrier cannot be reached by SMS. Call, or ask for a mobile number.',
    es: 'Es un teléfono fijo o su operador no admite SMS. Llama o pide un número de celular.',
  },
  30007: {
    en: 'The carrier filtered the message as unwanted. Reword it, without shortened links, and try again.',
    es: 'El operador filtró el mensaje como no deseado. Cambia el texto, sin enlaces acortados, e inténtalo de nuevo.',
  },
  30008: {
    en: 'The carrier did not deliver it and gave no reason. Try again later.',
    es: 'El operador no lo entregó y no dio ningún motivo. Inténtalo más tarde.',
  },
  30009: {
    en: 'Part of the message was lost on the way. Try again.',
    es: 'Parte del mensaje se perdió por el camino. Inténtalo de nuevo.',
  },
  30032: {
    en: 'The toll-free number is not verified yet, so carriers block it. A manager must finish verification at Twilio.',
    es: 'El número gratuito aún no está verificado y los operadores lo bloquean. Un gerente debe terminar la verificación en Twilio.',
  },
  30034: {
    en: 'The sending number is not registered for business texting (A2P 10DLC), so carriers block it. A manager must register it at Twilio.',
    es: 'El número de envío no está registrado para mensajes de empresa (A2P 10DLC) y los operadores lo bloquean. Un gerente debe registrarlo en Twilio.',
  },
  30450: {
    en: 'Twilio blocked it as suspected SMS fraud. A manager can review this in Twilio.',
    es: 'Twilio lo bloqueó como posible fraude por SMS. Un gerente puede revisarlo en Twilio.',
  },
  30610: {
    en: 'It is outside the hours in which this customer may be texted. Send it during the day.',
    es: 'Está fuera del horario en que se puede escribir a este cliente. Envíalo durante el día.',
  },
  30640: {
    en: 'Twilio’s compliance tools block messages to this number. Reach the customer another way.',
    es: 'Las herramientas de cumplimiento de Twilio bloquean los mensajes a este número. Contacta al cliente por otra vía.',
  },
  63003: {
    en: 'This number was not found on WhatsApp. Check it, or use SMS.',
    es: 'Este número no se encontró en WhatsApp. Revísalo o usa SMS.',
  },
  63007: {
    en: 'The dealership’s WhatsApp sender was not found. A manager must check it in Settings.',
    es: 'No se encontró el remitente de WhatsApp de la agencia. Un gerente debe revisarlo en Configuración.',
  },
  63015: {
    en: 'The customer has not joined the WhatsApp sandbox. They must send its join code first.',
    es: 'El cliente no se ha unido al sandbox de WhatsApp. Antes debe enviar su código de acceso.',
  },
  63016: {
    en: 'More than {hours} hours have passed since the customer wrote, so WhatsApp refused free text. Send a template, or use SMS.',
    es: 'Pasaron más de {hours} horas desde que el cliente escribió y WhatsApp rechazó el texto libre. Envía una plantilla o usa SMS.',
  },
  63018: {
    en: 'WhatsApp’s sending limit is reached. Try again later.',
    es: 'Se alcanzó el límite de envío de WhatsApp. Inténtalo más tarde.',
  },
  63019: {
    en: 'WhatsApp couldn’t fetch the file. Send it again.',
    es: 'WhatsApp no pudo descargar el archivo. Envíalo otra vez.',
  },
  63020: {
    en: 'WhatsApp’s owner, Meta, has not approved this business yet. A manager must accept its invitation.',
    es: 'Meta, propietaria de WhatsApp, aún no ha aprobado esta empresa. Un gerente debe aceptar su invitación.',
  },
  63024: {
    en: 'This customer cannot be reached on WhatsApp: no account, an old app or terms not accepted. Use SMS.',
    es: 'No se puede contactar a este cliente por WhatsApp: sin cuenta, app antigua o condiciones sin aceptar. Usa SMS.',
  },
  63032: {
    en: 'WhatsApp does not deliver this message because of a Meta experiment. Use SMS, or try again another day.',
    es: 'WhatsApp no entrega este mensaje por un experimento de Meta. Usa SMS o inténtalo otro día.',
  },
  63041: {
    en: 'WhatsApp has paused this template after bad reactions. Use another one, or SMS.',
    es: 'WhatsApp pausó esta plantilla por reacciones negativas. Usa otra o SMS.',
  },
  63042: {
    en: 'WhatsApp has disabled this template. Duplicate it with another text, or use SMS.',
    es: 'WhatsApp desactivó esta plantilla. Duplícala con otro texto o usa SMS.',
  },
  63049: {
    en: 'WhatsApp doesn’t deliver marketing templates to the United States, or chose not to deliver this one. Use SMS or a utility template.',
    es: 'WhatsApp no entrega plantillas de marketing en Estados Unidos, o decidió no entregar esta. Usa SMS o una plantilla de utilidad.',
  },
  meta_window: {
    en: 'The time to reply is over: {channel} won’t accept messages until the customer writes again. Use SMS.',
    es: 'Terminó el tiempo para responder: {channel} no acepta mensajes hasta que el cliente vuelva a escribir. Usa SMS.',
  },
  meta_2: {
    en: '{channel} isn’t working right now. Try again in a few minutes.',
    es: '{channel} no funciona en este momento. Inténtalo en unos minutos.',
  },
  meta_4: {
    en: 'Too many messages were sent at once. Try again in a minute.',
    es: 'Se enviaron demasiados mensajes a la vez. Inténtalo dentro de un minuto.',
  },
  meta_100: {
    en: '{channel} didn’t accept this message. Send different text or another file.',
    es: '{channel} no aceptó este mensaje. Envía otro texto o archivo.',
  },
  meta_190: {
    en: 'Facebook no longer lets Lotwire write as this page. An owner can connect it again in Settings.',
    es: 'Facebook ya no permite que Lotwire escriba como esta página. Un propietario puede volver a conectarla en Configuración.',
  },
  meta_200: {
    en: 'The customer doesn’t receive messages from this page. Reach them another way.',
    es: 'El cliente no recibe mensajes de esta página. Contáctalo por otra vía.',
  },
  meta_551: {
    en: 'The customer can’t be reached on {channel}: they blocked the page or closed their account. Reach them another way.',
    es: 'No se puede contactar al cliente por {channel}: bloqueó la página o cerró su cuenta. Contáctalo por otra vía.',
  },
  meta_other: {
    en: 'The message was not delivered ({channel}’s error {code}).',
    es: 'El mensaje no se entregó (error {code} de {channel}).',
  },
} as const satisfies Texts
