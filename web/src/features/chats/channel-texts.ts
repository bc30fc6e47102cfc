import type { Channel } from '#contract/customers/channels/channels.ts'
import { useText } from '../../lib/language/text.ts'
import type { Texts } from '../../lib/language/text-types.ts'

type Word = 'no_address' | 'start_hint' | 'start_failed' | 'placeholder' | 'opted_out'

/** What each channel says in its own words; the other texts only take its name. */
export const channelTexts = {
  whatsapp: {
    no_address: { en: 'No WhatsApp number available', es: 'No hay número de WhatsApp disponible' },
    start_hint: {
      en: 'On WhatsApp, start with a template. Once the customer messages you, you can reply freely for {hours} hours.',
      es: 'En WhatsApp se empieza con una plantilla. Cuando el cliente te escriba, podrás responder libremente durante {hours} horas.',
    },
    start_failed: {
      en: 'Error creating WhatsApp conversation. Please try again.',
      es: 'Error al crear conversación de WhatsApp. Por favor intenta de nuevo.',
    },
    placeholder: { en: 'Type a WhatsApp message…', es: 'Escribe por WhatsApp…' },
    opted_out: {
      en: 'They opted out on {date}. You can message them again when they send START.',
      es: 'Se dio de baja el {date}. Podrás escribirle de nuevo cuando envíe START.',
    },
  },
  sms: {
    no_address: { en: 'No phone number available', es: 'No hay número de teléfono disponible' },
    start_hint: { en: 'Type below to send your first SMS.', es: 'Escribe abajo para enviar tu primer SMS.' },
    start_failed: { en: 'Error starting conversation', es: 'Error al iniciar conversación' },
    placeholder: { en: 'Type an SMS…', es: 'Escribe un SMS…' },
    opted_out: {
      en: 'They texted STOP, or Twilio blocked the number, on {date}. You can message them again when they text START.',
      es: 'Envió STOP, o Twilio bloqueó el número, el {date}. Podrás escribirle de nuevo cuando envíe START.',
    },
  },
  email: {
    no_address: { en: 'No email address available', es: 'No hay correo disponible' },
    start_hint: { en: 'Type below to send your first email.', es: 'Escribe abajo para enviar tu primer correo.' },
    start_failed: { en: 'Error starting conversation', es: 'Error al iniciar conversación' },
    placeholder: { en: 'Type an email…', es: 'Escribe un correo…' },
    opted_out: {
      en: 'They opted out on {date}. You can email them again once they write.',
      es: 'Se dio de baja el {date}. Podrás escribirle de nuevo cuando escriba.',
    },
  },
  webchat: {
    no_address: {
      en: 'They haven’t chatted on your website. Only a visitor can start a webchat.',
      es: 'No ha escrito por el chat del sitio. Solo un visitante puede empezarlo.',
    },
    start_hint: {
      en: 'A webchat starts when a visitor to your website writes.',
      es: 'Un chat del sitio empieza cuando un visitante escribe.',
    },
    start_failed: { en: 'Error starting conversation', es: 'Error al iniciar conversación' },
    placeholder: { en: 'Type a webchat message…', es: 'Escribe por el chat del sitio…' },
    opted_out: {
      en: 'They opted out on your website on {date}. You can message them again when they write.',
      es: 'Se dio de baja en el chat del sitio el {date}. Podrás escribirle de nuevo cuando escriba.',
    },
  },
  messenger: {
    no_address: {
      en: 'They haven’t messaged you on Messenger. Only the customer can start there.',
      es: 'No ha escrito por Messenger. Ahí solo el cliente puede empezar.',
    },
    start_hint: {
      en: 'On Messenger, only the customer can start.',
      es: 'En Messenger solo el cliente puede empezar.',
    },
    start_failed: { en: 'Error starting conversation', es: 'Error al iniciar conversación' },
    placeholder: { en: 'Type a Messenger message…', es: 'Escribe por Messenger…' },
    opted_out: {
      en: 'They opted out on {date}. You can message them again when they write.',
      es: 'Se dio de baja el {date}. Podrás escribirle de nuevo cuando escriba.',
    },
  },
  instagram: {
    no_address: {
      en: 'They haven’t messaged you on Instagram. Only the customer can start there.',
      es: 'No ha escrito por Instagram. Ahí solo el cliente puede empezar.',
    },
    start_hint: {
      en: 'On Instagram, only the customer can start.',
      es: 'En Instagram solo el cliente puede empezar.',
    },
    start_failed: { en: 'Error starting conversation', es: 'Error al iniciar conversación' },
    placeholder: { en: 'Type an Instagram message…', es: 'Escribe por Instagram…' },
    opted_out: {
      en: 'They opted out on {date}. You can message them again when they write.',
      es: 'Se dio de baja el {date}. Podrás escribirle de nuevo cuando escriba.',
    },
  },
} as const satisfies Record<Channel, Record<Word, Texts[string]>>

/** Says a text of a channel. */
export const useChannelText = (type: Channel) => useText(channelTexts[type])
