import { refusal, sentence } from '#contract/words.ts'

/** A country's name in the reader's language; `country` is an ISO 3166 code. */
const countryIn = (language: 'en' | 'es', country: string) =>
  /^[A-Z]{2}$/.test(country) ? new Intl.DisplayNames([`${language}-US`], { type: 'region' }).of(country) : country

export const callsRefusals = {
  emergency_number: refusal({
    code: 'invalid',
    en: 'Lotwire can’t reach emergency services. Use a phone.',
    es: 'Lotwire no puede llamar a los servicios de emergencia. Usa un teléfono.',
  }),
  premium_number: refusal({
    code: 'invalid',
    en: 'Lotwire doesn’t call 900 numbers, which charge by the minute.',
    es: 'Lotwire no llama a números 900, que cobran por minuto.',
  }),
  own_number: refusal({
    code: 'invalid',
    en: 'That’s your dealership’s own number.',
    es: 'Ese es el número de tu agencia.',
  }),
  number_not_theirs: refusal({
    code: 'invalid',
    en: 'This contact doesn’t have that number. Add it to the contact first, or call it from the keypad.',
    es: 'Este contacto no tiene ese número. Agrégalo al contacto o márcalo en el teclado.',
  }),
  country_not_allowed: refusal({
    code: 'invalid',
    en: ({ country }: { country: string }) => `Calls to ${countryIn('en', country)} are turned off.`,
    es: ({ country }) => `Las llamadas a ${countryIn('es', country)} están desactivadas.`,
    advice: sentence<{ country: string }>({
      en: 'Allow this country under Settings › System Config.',
      es: 'Permite este país en Configuración › Configuración del sistema.',
    }),
  }),
  not_your_call: refusal({
    code: 'forbidden',
    en: 'Only the person on this call or a manager can do that.',
    es: 'Solo quien está en esta llamada o un gerente puede hacerlo.',
  }),
  call_not_connected: refusal({
    code: 'conflict',
    en: 'This call isn’t connected right now.',
    es: 'Esta llamada no está conectada en este momento.',
  }),
  colleague_unavailable: refusal({
    code: 'conflict',
    en: ({ name }: { name: string }) => `${name} isn’t available right now.`,
    es: ({ name }) => `${name} no está disponible en este momento.`,
  }),
  call_over: refusal({
    code: 'conflict',
    en: 'This call is over.',
    es: 'Esta llamada ya terminó.',
  }),
  recording_not_here: refusal({
    code: 'not_found',
    en: 'This call has no recording.',
    es: 'Esta llamada no tiene grabación.',
  }),
}
