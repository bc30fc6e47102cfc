import { refusal, type Sentence, sentence } from '#contract/words.ts'
import { KEPT } from './registration-kept.ts'

/** The senders that have URLs at Twilio, by their names in the response. */
const SENDERS = {
  en: {
    phone_number: 'Phone number',
    messaging_service: 'Messaging service',
    whatsapp_sender: 'WhatsApp sender',
    twiml_app: 'TwiML app',
  },
  es: {
    phone_number: 'Número de teléfono',
    messaging_service: 'Servicio de mensajería',
    whatsapp_sender: 'Remitente de WhatsApp',
    twiml_app: 'App TwiML',
  },
}
/** The URL set at Twilio for each sender. */
type Addresses = { [Sender in keyof typeof SENDERS.en]?: string }

const list = (names: typeof SENDERS.en, addresses: Addresses) =>
  (Object.keys(names) as (keyof Addresses)[])
    .flatMap((sender) => (addresses[sender] ? [`${names[sender]}: ${addresses[sender]}`] : []))
    .join('; ')

/** The requirements for calls, by their names in Settings. */
const VOICE_PARTS = {
  account: sentence({ en: 'account SID and auth token', es: 'SID de la cuenta y token de autenticación' }),
  phone_number: sentence({ en: 'phone number', es: 'número de teléfono' }),
  api_key: sentence({ en: 'API key', es: 'clave de API' }),
  api_secret: sentence({ en: 'API secret', es: 'secreto de la API' }),
  twiml_app_sid: sentence({ en: 'TwiML app SID', es: 'SID de la app TwiML' }),
} satisfies Record<string, Sentence>
export type VoicePart = keyof typeof VOICE_PARTS

/** `missing`: their names, separated by commas. */
type Missing = { missing: string }
const partsIn = (language: 'en' | 'es', { missing }: Missing) =>
  String(missing)
    .split(',')
    .map((part) => VOICE_PARTS[part as VoicePart]?.[language] ?? part)
    .join(', ')

/** `said` is Twilio's own sentence with its code, quoted verbatim. */
type Quoting = { said: string }

export const telephonyRefusals = {
  twilio_unreachable: refusal({
    code: 'twilio_unreachable',
    en: 'Twilio could not be reached. Try again in a minute.',
    es: 'No se pudo conectar con Twilio. Inténtalo en un minuto.',
  }),
  twilio_login_refused: refusal({
    code: 'twilio_refused',
    en: ({ said }: Quoting) => `Twilio did not accept the account SID and auth token: ${said}`,
    es: ({ said }) => `Twilio no aceptó el SID de la cuenta y el token de autenticación: ${said}`,
  }),
  twilio_refused: refusal({
    code: 'twilio_refused',
    en: ({ said }: Quoting) => `Twilio answered: ${said}`,
    es: ({ said }) => `Twilio respondió: ${said}`,
  }),
  account_not_saved: refusal({
    code: 'not_configured',
    en: 'Save the Twilio account SID and auth token first.',
    es: 'Guarda primero el SID de la cuenta y el token de autenticación de Twilio.',
  }),
  senders_unknown: refusal({
    code: 'not_configured',
    en: 'This Twilio account has none of the saved senders: check phone number and messaging service.',
    es: 'Esta cuenta de Twilio no tiene ninguno de los remitentes guardados: revisa el número de teléfono y el servicio de mensajería.',
  }),
  other_addresses: refusal({
    code: 'conflict',
    en: (addresses: Addresses) =>
      `Twilio now sends messages or calls to other addresses. ${list(SENDERS.en, addresses)}`,
    es: (addresses) =>
      `Twilio ahora envía los mensajes o las llamadas a otras direcciones. ${list(SENDERS.es, addresses)}`,
  }),
  other_address: refusal({
    code: 'conflict',
    en: ({ address }: { address: string }) => address,
    es: ({ address }) => address,
  }),
  account_sid_needed: refusal({
    code: 'invalid',
    en: 'Account SID is required.',
    es: 'El SID de la cuenta es obligatorio.',
  }),
  auth_token_needed: refusal({
    code: 'invalid',
    en: 'Auth token is required.',
    es: 'El token de autenticación es obligatorio.',
  }),
  new_auth_token_needed: refusal({
    code: 'invalid',
    en: 'Enter this account’s auth token.',
    es: 'Escribe el token de autenticación de esta cuenta.',
  }),
  phone_number_wrong: refusal({
    code: 'invalid',
    en: 'Enter a phone number, like (512) 555-0100.',
    es: 'Escribe un número de teléfono, por ejemplo (512) 555-0100.',
  }),
  number_not_owned: refusal({
    code: 'twilio_refused',
    en: ({ number }: { number: string }) => `The phone number ${number} does not belong to this Twilio account.`,
    es: ({ number }) => `El número de teléfono ${number} no es de esta cuenta de Twilio.`,
  }),
  service_not_owned: refusal({
    code: 'twilio_refused',
    en: ({ sid }: { sid: string }) => `This Twilio account has no messaging service ${sid}.`,
    es: ({ sid }) => `Esta cuenta de Twilio no tiene ningún servicio de mensajería ${sid}.`,
  }),
  settings_not_ready: refusal({
    code: 'unavailable',
    en: 'The settings could not be prepared. Try again in a moment.',
    es: 'No se pudo preparar la configuración. Inténtalo en un momento.',
  }),
  setup_not_offered: refusal({
    code: 'conflict',
    en: 'Lotwire can’t open Twilio accounts here yet. Use your own account.',
    es: 'Lotwire aún no puede abrir cuentas de Twilio aquí. Usa tu propia cuenta.',
  }),
  own_account_connected: refusal({
    code: 'conflict',
    en: 'Your dealership already uses its own Twilio account.',
    es: 'Tu agencia ya usa su propia cuenta de Twilio.',
  }),
  setup_under_way: refusal({
    code: 'conflict',
    en: 'This is being set up right now. Try again in a minute.',
    es: 'Esto se está configurando en este momento. Inténtalo en un minuto.',
  }),
  setup_not_done: refusal({
    code: 'conflict',
    en: 'Finish setting up the account first.',
    es: 'Primero termina de configurar la cuenta.',
  }),
  number_gone: refusal({
    code: 'conflict',
    en: 'Someone else just took this number. Choose another one.',
    es: 'Alguien más acaba de tomar este número. Elige otro.',
  }),
  number_needs_papers: refusal({
    code: 'conflict',
    en: 'Numbers of this country need documents that can’t be submitted here yet. Choose another country, or buy it at Twilio.',
    es: 'Los números de este país piden documentos que aún no se pueden entregar aquí. Elige otro país o cómpralo en Twilio.',
  }),
  numbers_limit: refusal({
    code: 'conflict',
    en: ({ max }: { max: number }) => `A dealership can have up to ${max} numbers here.`,
    es: ({ max }) => `Una agencia puede tener hasta ${max} números aquí.`,
  }),
  number_in_use: refusal({
    code: 'conflict',
    en: 'Messages and calls go out from this number. Choose another one to send from first.',
    es: 'De este número salen los mensajes y las llamadas. Primero elige otro para enviar.',
  }),
  number_unknown: refusal({
    code: 'not_found',
    en: 'This number is no longer in the account.',
    es: 'Este número ya no está en la cuenta.',
  }),
  registration_not_offered: refusal({
    code: 'conflict',
    en: 'Registration is not available for this account. Get an account and a number here first.',
    es: 'El registro no está disponible para esta cuenta. Primero consigue aquí una cuenta y un número.',
  }),
  registration_closed: refusal({
    code: 'conflict',
    en: 'This is with the carriers now and can’t be changed.',
    es: 'Los operadores lo están revisando y no se puede cambiar.',
  }),
  registration_final: refusal({
    code: 'conflict',
    en: 'Carriers won’t accept more corrections to this registration. Write to us.',
    es: 'Los operadores no aceptan más correcciones de este registro. Escríbenos.',
  }),
  registration_tries_used: refusal({
    code: 'conflict',
    en: 'Carriers won’t accept more corrections to this registration. Write to us.',
    es: 'Los operadores no aceptan más correcciones de este registro. Escríbenos.',
  }),
  registration_kept: refusal({ code: 'invalid', ...KEPT.legal_name }),
  volume_kept: refusal({ code: 'invalid', ...KEPT.volume }),
  tax_id_of_country: refusal({
    code: 'invalid',
    en: 'Enter the tax number of that country: the EIN in the US, the business number in Canada.',
    es: 'Escribe el número fiscal de ese país: el EIN en EE. UU., el número de empresa en Canadá.',
  }),
  sole_proprietor_not_here: refusal({
    code: 'invalid',
    en: 'Sole proprietors without an EIN can’t be registered here. If you have an EIN, choose the business type on your IRS letter.',
    es: 'Aquí no se puede registrar a una persona física sin EIN. Si tienes EIN, elige el tipo de empresa de tu carta del IRS.',
  }),
  voice_not_configured: refusal({
    code: 'not_configured',
    en: (about: Missing) => `Calls aren’t set up yet. Missing in the Twilio settings: ${partsIn('en', about)}.`,
    es: (about) =>
      `Las llamadas aún no están configuradas. Falta en la configuración de Twilio: ${partsIn('es', about)}.`,
    advice: sentence<Missing>({
      en: 'Add it under Settings › Twilio.',
      es: 'Agrégalo en Configuración › Twilio.',
    }),
  }),
  number_offline: refusal({
    code: 'not_configured',
    en: ({ channel }: { channel: string }) =>
      `${channel}: your dealership’s number is offline, so nothing can be sent from it. A manager can see why in Settings.`,
    es: ({ channel }) =>
      `${channel}: el número de tu agencia no funciona y nada puede salir de él. Un gerente ve por qué en Configuración.`,
  }),
  signature_wrong: refusal({
    code: 'forbidden',
    en: 'The signature is not that of this Twilio account.',
    es: 'La firma no es la de esta cuenta de Twilio.',
  }),
}
