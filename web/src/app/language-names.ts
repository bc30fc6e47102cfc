import type { Language } from '#contract/language.ts'

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }
