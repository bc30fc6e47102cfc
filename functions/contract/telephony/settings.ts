import { ADDRESSES, keyedBy, SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import type { SenderKind } from '#contract/customers/channels/channels.ts'
import type { Label } from '#contract/language.ts'

/** The form's field for a sending address. */
export const formFieldOf = (kind: SenderKind) => `twilio_${ADDRESSES[kind].senderField}` as const
export const byFormField = <Value>(value: (kind: SenderKind) => Value) => keyedBy(SENDER_KINDS, formFieldOf, value)

/** Labels for the fields of the Twilio form (twilio-settings.ts). */
export const telephonySettingLabels = {
  twilio_account_sid: { en: 'Account SID', es: 'SID de la cuenta' },
  twilio_auth_token: { en: 'Auth token', es: 'Token de autenticación' },
  ...byFormField((kind) => ADDRESSES[kind].senderLabel),
  twilio_messaging_service_sid: { en: 'Messaging service SID', es: 'SID del servicio de mensajería' },
  twilio_api_key: { en: 'API key', es: 'Clave de API' },
  twilio_api_secret: { en: 'API secret', es: 'Secreto de API' },
  twilio_twiml_app_sid: { en: 'TwiML app SID', es: 'SID de la app TwiML' },
} as const satisfies Record<string, Label>
