/**
 * Why a message was not delivered and what to do, by Twilio's error code (twilio.com/docs/api/errors) or ours; `checking`
 * and `unconfirmed` are about one that perhaps was: while we look for it at Twilio, and when it could not be found out.
 * `recipient` stands for the families of codes that Twilio keeps splitting up; `other` for the rest.
 */
const en = {
  checking: 'Not confirmed yet. We’re checking; please don’t resend.',
  unconfirmed: 'We couldn’t confirm that this message was sent. Check with the customer before you send it again.',
  not_accepted: 'Twilio never received this message, so nothing was sent. Try again.',
  recipient: 'Twilio refused this number or this message (error {code}). Check the contact’s number.',
  other: 'The message was not delivered (Twilio error {code}).',
  unexplained: 'The message was not delivered. Twilio gave no reason; try again later.',
  11751: 'The file is too large for this channel. Send a smaller one.',
  12300: 'This channel doesn’t take this kind of file. Send it as a PDF or a JPEG picture.',
  20003: 'Twilio rejected the account’s credentials. A manager must check the Account SID and auth token in Settings.',
  20429: 'Too many messages were sent at once. Try again in a minute.',
  21211: 'This is not a valid phone number. Correct the contact’s number, then try again.',
  21408: 'The Twilio account may not send to this country. A manager can allow it in Twilio under Geo permissions.',
  21606: 'The dealership’s number cannot send this message. A manager must check the number in Settings.',
  21608: 'A Twilio trial account sends only to verified numbers. Verify this number at Twilio or upgrade the account.',
  21610: 'The customer opted out with STOP. They can allow messages again by sending START.',
  21614: 'This number cannot receive SMS; it is not a mobile number. Ask the customer for a mobile number or call.',
  21617: 'The message is too long. Split it into shorter ones.',
  21655: 'The connected Twilio account doesn’t have this template. Duplicate it, submit the copy, and send that.',
  21656: 'A value of the template can’t be sent: no line breaks, tabs, or long runs of spaces. Fill it in again.',
  30001: 'Twilio’s queue was full. Try again in a few minutes.',
  30002: 'The Twilio account is suspended. A manager must contact Twilio.',
  30003: 'The phone is off or out of reach. Try again later.',
  30004: 'The customer’s carrier or phone blocks these messages. Reach them another way.',
  30005: 'This number is unknown or no longer in use. Check the contact’s number.',
  30006: 'This is a landline or its carrier cannot be reached by SMS. Call, or ask for a mobile number.',
  30007: 'The carrier filtered the message as unwanted. Reword it, without shortened links, and try again.',
  30008: 'The carrier did not deliver it and gave no reason. Try again later.',
  30009: 'Part of the message was lost on the way. Try again.',
  30032:
    'The toll-free number is not verified yet, so carriers block it. A manager must finish verification at Twilio.',
  30034:
    'The sending number is not registered for business texting (A2P 10DLC), so carriers block it. A manager must register it at Twilio.',
  30450: 'Twilio blocked it as suspected SMS fraud. A manager can review this in Twilio.',
  30610: 'It is outside the hours in which this customer may be texted. Send it during the day.',
  30640: 'Twilio’s compliance tools block messages to this number. Reach the customer another way.',
  63003: 'This number was not found on WhatsApp. Check it, or use SMS.',
  63007: 'The dealership’s WhatsApp sender was not found. A manager must check it in Settings.',
  63015: 'The customer has not joined the WhatsApp sandbox. They must send its join code first.',
  63016:
    'More than {hours} hours have passed since the customer wrote, so WhatsApp refused free text. Send a template, or use SMS.',
  63018: 'WhatsApp’s sending limit is reached. Try again later.',
  63019: 'WhatsApp couldn’t fetch the file. Send it again.',
  63020: 'WhatsApp’s owner, Meta, has not approved this business yet. A manager must accept its invitation.',
  63024: 'This customer cannot be reached on WhatsApp: no account, an old app or terms not accepted. Use SMS.',
  63032: 'WhatsApp does not deliver this message because of a Meta experiment. Use SMS, or try again another day.',
  63041: 'WhatsApp has paused this template after bad reactions. Use another one, or SMS.',
  63042: 'WhatsApp has disabled this template. Duplicate it with another text, or use SMS.',
  63049:
    'WhatsApp doesn’t deliver marketing templates to the United States, or chose not to deliver this one. Use SMS or a utility template.',
} as const

const es: Record<keyof typeof en, string> = {
  checking: 'Aún sin confirmar. Lo estamos verificando; no lo reenvíes, por favor.',
  unconfirmed: 'No pudimos confirmar que este mensaje se envió. Pregúntale al cliente antes de enviarlo otra vez.',
  not_accepted: 'Twilio nunca recibió este mensaje, así que no se envió nada. Inténtalo de nuevo.',
  recipient: 'Twilio rechazó este número o este mensaje (error {code}). Revisa el número del contacto.',
  other: 'El mensaje no se entregó (error {code} de Twilio).',
  unexplained: 'El mensaje no se entregó. Twilio no dio ningún motivo; inténtalo más tarde.',
  11751: 'El archivo es demasiado grande para este canal. Envía uno más pequeño.',
  12300: 'Este canal no acepta este tipo de archivo. Envíalo como PDF o como foto JPEG.',
  20003: 'Twilio rechazó las credenciales. Un gerente debe revisar el Account SID y el auth token en Configuración.',
  20429: 'Se enviaron demasiados mensajes a la vez. Inténtalo dentro de un minuto.',
  21211: 'No es un número de teléfono válido. Corrige el número del contacto e inténtalo de nuevo.',
  21408: 'La cuenta de Twilio no puede enviar a este país. Un gerente puede permitirlo en Twilio, en Geo permissions.',
  21606: 'El número de la agencia no puede enviar este mensaje. Un gerente debe revisarlo en Configuración.',
  21608: 'Una cuenta de prueba de Twilio solo envía a números verificados. Verifica el número o amplía la cuenta.',
  21610: 'El cliente se dio de baja con STOP. Puede volver a permitir mensajes enviando START.',
  21614: 'Este número no puede recibir SMS; no es un celular. Pídele al cliente su número de celular o llámalo.',
  21617: 'El mensaje es demasiado largo. Divídelo en varios más cortos.',
  21655: 'La cuenta de Twilio conectada no tiene esta plantilla. Duplícala, envía la copia a aprobación y usa esa.',
  21656:
    'Un valor de la plantilla no se puede enviar: sin saltos de línea, tabulaciones ni muchos espacios. Complétala de nuevo.',
  30001: 'La cola de Twilio estaba llena. Inténtalo dentro de unos minutos.',
  30002: 'La cuenta de Twilio está suspendida. Un gerente debe contactar a Twilio.',
  30003: 'El teléfono está apagado o sin cobertura. Inténtalo más tarde.',
  30004: 'El operador o el teléfono del cliente bloquea estos mensajes. Contáctalo por otra vía.',
  30005: 'Este número no existe o ya no se usa. Revisa el número del contacto.',
  30006: 'Es un teléfono fijo o su operador no admite SMS. Llama o pide un número de celular.',
  30007: 'El operador filtró el mensaje como no deseado. Cambia el texto, sin enlaces acortados, e inténtalo de nuevo.',
  30008: 'El operador no lo entregó y no dio ningún motivo. Inténtalo más tarde.',
  30009: 'Parte del mensaje se perdió por el camino. Inténtalo de nuevo.',
  30032:
    'El número gratuito aún no está verificado y los operadores lo bloquean. Un gerente debe terminar la verificación en Twilio.',
  30034:
    'El número de envío no está registrado para mensajes de empresa (A2P 10DLC) y los operadores lo bloquean. Un gerente debe registrarlo en Twilio.',
  30450: 'Twilio lo bloqueó como posible fraude por SMS. Un gerente puede revisarlo en Twilio.',
  30610: 'Está fuera del horario en que se puede escribir a este cliente. Envíalo durante el día.',
  30640:
    'Las herramientas de cumplimiento de Twilio bloquean los mensajes a este número. Contacta al cliente por otra vía.',
  63003: 'Este número no se encontró en WhatsApp. Revísalo o usa SMS.',
  63007: 'No se encontró el remitente de WhatsApp de la agencia. Un gerente debe revisarlo en Configuración.',
  63015: 'El cliente no se ha unido al sandbox de WhatsApp. Antes debe enviar su código de acceso.',
  63016:
    'Pasaron más de {hours} horas desde que el cliente escribió y WhatsApp rechazó el texto libre. Envía una plantilla o usa SMS.',
  63018: 'Se alcanzó el límite de envío de WhatsApp. Inténtalo más tarde.',
  63019: 'WhatsApp no pudo descargar el archivo. Envíalo otra vez.',
  63020: 'Meta, dueña de WhatsApp, aún no ha aprobado esta empresa. Un gerente debe aceptar su invitación.',
  63024:
    'No se puede contactar a este cliente por WhatsApp: sin cuenta, app antigua o condiciones sin aceptar. Usa SMS.',
  63032: 'WhatsApp no entrega este mensaje por un experimento de Meta. Usa SMS o inténtalo otro día.',
  63041: 'WhatsApp pausó esta plantilla por reacciones negativas. Usa otra o SMS.',
  63042: 'WhatsApp desactivó esta plantilla. Duplícala con otro texto o usa SMS.',
  63049:
    'WhatsApp no entrega plantillas de marketing en Estados Unidos, o decidió no entregar esta. Usa SMS o una plantilla de utilidad.',
}

export const failures = { en, es }
