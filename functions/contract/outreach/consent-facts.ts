import type { Label } from '#contract/language.ts'

/** What a customer agreed to be written about. */
export const PURPOSES = ['informational', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** `in_doubt`: a message sounds like a STOP; nothing goes out by itself until a person has decided. */
export const CONSENT_STATES = ['given', 'withdrawn', 'in_doubt'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

/** How it was given or taken back; a person may write down another way. */
export const CONSENT_METHODS = {
  message: { en: 'their message', es: 'su mensaje' },
  keyword: { en: 'a keyword', es: 'una palabra clave' },
  carrier: { en: 'the carrier', es: 'el operador' },
  import: { en: 'an import', es: 'una importación' },
  form: { en: 'a form', es: 'un formulario' },
  in_person: { en: 'in person', es: 'en persona' },
  phone: { en: 'by phone', es: 'por teléfono' },
} as const satisfies Record<string, Label>
