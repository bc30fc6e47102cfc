import type { Label } from '#contract/language.ts'

/** The subjects that a customer agrees to be written about. */
export const PURPOSES = ['informational', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]
/** Offers by mail are taken back apart from all others, by each mail's link, and need no yes before (15 U.S.C. 7704). */
export const CONSENT_PURPOSES = [...PURPOSES, 'mail_offers'] as const
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number]

/** How far a word reaches: to everything that goes out by itself, or to offers alone. */
export const CONSENT_SCOPES = ['all', 'marketing'] as const
export type ConsentScope = (typeof CONSENT_SCOPES)[number]

/** `in_doubt`: a message sounds like a STOP; nothing goes out by itself until a person has decided. */
export const CONSENT_STATES = ['given', 'withdrawn', 'in_doubt'] as const
type ConsentState = (typeof CONSENT_STATES)[number]

/** Ways to give consent or take it back; a person may write down another. */
export const CONSENT_METHODS = {
  message: { en: 'their message', es: 'su mensaje' },
  keyword: { en: 'a keyword', es: 'una palabra clave' },
  carrier: { en: 'the carrier', es: 'el operador' },
  import: { en: 'an import', es: 'una importación' },
  mail: { en: 'an email', es: 'un correo' },
  form: { en: 'a form', es: 'un formulario' },
  in_person: { en: 'in person', es: 'en persona' },
  told: { en: 'what they told your team', es: 'lo que dijo a tu equipo' },
  phone: { en: 'by phone', es: 'por teléfono' },
  voicemail: { en: 'a voicemail', es: 'el buzón de voz' },
} as const satisfies Record<string, Label>

/** As a file of contacts says it. */
export const PURPOSE_WORDS = {
  informational: { en: 'their business', es: 'su trato' },
  marketing: { en: 'offers', es: 'ofertas' },
  mail_offers: { en: 'offers by email', es: 'ofertas por correo' },
} as const satisfies Record<ConsentPurpose, Label>
export const CONSENT_STATE_WORDS = {
  given: { en: 'agreed', es: 'aceptó' },
  withdrawn: { en: 'withdrew', es: 'lo retiró' },
  in_doubt: { en: 'unclear', es: 'en duda' },
} as const satisfies Record<ConsentState, Label>
