import type { Sentences } from '#contract/act.ts'

/** Changes to the Twilio connection. */
export const telephonyActs = {
  twilio_saved: { en: 'Saved the Twilio settings: {fields}', es: 'Guardó la configuración de Twilio: {fields}' },
  twilio_webhooks_set: {
    en: 'Told Twilio where to send messages and calls: {senders}',
    es: 'Indicó a Twilio dónde enviar mensajes y llamadas: {senders}',
  },
  mail_domain_changed: { en: 'Set the email domain: {domain}', es: 'Definió el dominio de su correo: {domain}' },
  account_opened: { en: 'Had Lotwire open a Twilio account', es: 'Pidió abrir una cuenta en Twilio' },
  number_bought: { en: 'Bought the number {number}', es: 'Compró el número {number}' },
  number_given: { en: 'Assigned the number {number} to {agent}', es: 'Asignó el número {number} a {agent}' },
  number_released: { en: 'Released the number {number}', es: 'Dio de baja el número {number}' },
  whatsapp_connected: { en: 'Connected WhatsApp on {number}', es: 'Conectó WhatsApp en el {number}' },
  whatsapp_profile_changed: { en: 'Changed the WhatsApp profile', es: 'Cambió el perfil de WhatsApp' },
  page_connected: { en: 'Connected the page {page} to Messenger', es: 'Conectó la página {page} a Messenger' },
  page_disconnected: { en: 'Disconnected the page {page}', es: 'Desconectó la página {page}' },
  registration_saved: { en: 'Changed the texting registration', es: 'Cambió el registro de mensajes' },
  registration_sent: { en: 'Submitted the texting registration', es: 'Envió el registro de mensajes' },
} as const satisfies Sentences
