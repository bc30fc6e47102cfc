import type { Label } from '#contract/language.ts'
import type { Topics } from '#contract/scope.ts'

/** What a key may do with messages (S2 §5). Which calls each scope opens is said by the rows. */
export const messagingScopes = {
  send_messages: { en: 'Send messages', es: 'Enviar mensajes' },
  read_messages: { en: 'Read messages', es: 'Leer mensajes' },
} as const satisfies Record<string, Label>

/** The calls that keys may make, by the function that answers them. */
export const messagingTopics = {
  chats: {
    title: { en: 'Conversations', es: 'Conversaciones' },
    calls: {
      recent: { en: 'List conversations, newest first', es: 'Ver las conversaciones, de la más reciente' },
      stats: { en: 'Count conversations', es: 'Contar conversaciones' },
      get: { en: 'Get a contact’s conversations', es: 'Consultar las conversaciones de un contacto' },
      messages: { en: 'List a conversation’s messages', es: 'Ver los mensajes de una conversación' },
      media: { en: 'Get a message’s file', es: 'Obtener el archivo de un mensaje' },
      mailPage: { en: 'Get an email’s page', es: 'Obtener la página de un correo' },
      open: { en: 'Open a conversation with a contact', es: 'Abrir una conversación con un contacto' },
      send: { en: 'Send a message', es: 'Enviar un mensaje' },
      checkWindow: {
        en: 'Check whether free text may be sent (24-hour window)',
        es: 'Consultar si se puede enviar texto libre (ventana de 24 horas)',
      },
      forward: { en: 'Forward an email', es: 'Reenviar un correo' },
      sendTemplate: { en: 'Send a template', es: 'Enviar una plantilla' },
    },
  },
  sms: {
    title: { en: 'SMS', es: 'SMS' },
    calls: {
      open: {
        en: 'Open an SMS conversation with a number',
        es: 'Abrir una conversación por SMS con un número',
      },
    },
  },
  whatsapp: {
    title: { en: 'WhatsApp templates', es: 'Plantillas de WhatsApp' },
    calls: {
      approved: { en: 'List templates that can be sent', es: 'Ver las plantillas que se pueden enviar' },
    },
  },
  deals: {
    title: { en: 'Deals', es: 'Tratos' },
    calls: {
      get: { en: 'Get a contact’s deal', es: 'Consultar el trato de un contacto' },
      update: { en: 'Change a contact’s deal', es: 'Cambiar el trato de un contacto' },
      createLink: {
        en: 'Make a link where a contact describes their trade-in',
        es: 'Crear un enlace donde el contacto describe su auto a cuenta',
      },
    },
  },
  upload: {
    title: { en: 'Files', es: 'Archivos' },
    calls: {
      create: { en: 'Upload a file for a message', es: 'Subir un archivo para un mensaje' },
    },
  },
} as const satisfies Topics
