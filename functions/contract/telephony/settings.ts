import type { Label } from '#contract/language.ts'

/** What people call the fields of the Twilio form (twilio-settings.ts). */
export const telephonySettingLabels = {
  twilio_account_sid: { en: 'Account SID', es: 'SID de la cuenta' },
  twilio_auth_token: { en: 'Auth token', es: 'Token de autenticación' },
  twilio_phone_number: { en: 'Phone number', es: 'Número de teléfono' },
  twilio_messaging_service_sid: { en: 'Messaging service SID', es: 'SID del servicio de mensajería' },
  twilio_whatsapp_from: { en: 'WhatsApp number', es: 'Número de WhatsApp' },
  twilio_api_key: { en: 'API key', es: 'Clave de API' },
  twilio_api_secret: { en: 'API secret', es: 'Secreto de API' },
  twilio_twiml_app_sid: { en: 'TwiML app SID', es: 'SID de la app TwiML' },
} as const satisfies Record<string, Label>
