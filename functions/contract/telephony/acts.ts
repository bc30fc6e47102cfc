import type { Sentences } from '#contract/act.ts'

/** Changes to the Twilio connection. */
export const telephonyActs = {
  twilio_saved: { en: 'Saved the Twilio settings: {fields}', es: 'Guardó la configuración de Twilio: {fields}' },
  twilio_webhooks_set: { en: 'Set the Twilio webhooks: {senders}', es: 'Configuró los webhooks de Twilio: {senders}' },
} as const satisfies Sentences
