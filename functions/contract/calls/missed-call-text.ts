import type { Language } from '#contract/language.ts'

/** The default text to a customer, if the dealership has none of its own. */
export const MISSED_CALL_TEXT: Record<Language, string> = {
  en: 'Sorry we missed your call. Reply here and we will get right back to you.',
  es: 'Perdón por no contestar tu llamada. Responde aquí y te contactamos enseguida.',
}
