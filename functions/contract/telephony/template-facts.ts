/** What a WhatsApp template can be, apart from the schemas because functions without a route do without those. */
export const TEMPLATE_CATEGORIES = ['UTILITY', 'MARKETING', 'AUTHENTICATION'] as const
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number]
export const TEMPLATE_STATUSES = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED'] as const
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number]
export const TEMPLATE_LANGUAGES = ['es', 'en', 'pt'] as const
export type TemplateLanguage = (typeof TEMPLATE_LANGUAGES)[number]
export const HEADER_TYPES = ['none', 'text', 'image', 'video', 'document'] as const
export type HeaderType = (typeof HEADER_TYPES)[number]
export const BUTTON_TYPES = ['URL', 'PHONE_NUMBER', 'QUICK_REPLY'] as const
type ButtonType = (typeof BUTTON_TYPES)[number]

/** A button of a template; a link has a `url`, a call a `phone_number`, a quick reply neither. */
export interface TemplateButton {
  type: ButtonType
  text: string
  url?: string | null
  phone_number?: string | null
}

/** Meta's and Twilio's limits, in characters unless they count something. */
export const TEMPLATE_LIMITS = {
  name: 512,
  friendly_name: 100,
  body: 1024,
  header: 60,
  footer: 60,
  variables: 100,
  variable: 60,
  value: 1600,
  buttons: 10,
  /** Of all buttons so many may be links, and so many calls. */
  links: 2,
  calls: 1,
  button: 20,
  address: 2000,
} as const

const MB = 1024 * 1024

/** The files that WhatsApp takes in a template's header, by its kind. */
export const HEADER_FILES = {
  image: { types: ['image/jpeg', 'image/png'], bytes: 5 * MB },
  video: { types: ['video/mp4'], bytes: 16 * MB },
  document: { types: ['application/pdf'], bytes: 16 * MB },
} as const satisfies Partial<Record<HeaderType, { types: readonly string[]; bytes: number }>>

/** The only words that WhatsApp sends in an authentication template; {{1}} is the code. */
export const AUTHENTICATION_BODY: Record<TemplateLanguage, string> = {
  es: 'Tu código de verificación es {{1}}.',
  en: '{{1}} is your verification code.',
  pt: 'Seu código de verificação é {{1}}.',
}

/** What a placeholder is called until somebody names it (S2 §3). */
export const variableName = (number: number) => `variable_${number}`
