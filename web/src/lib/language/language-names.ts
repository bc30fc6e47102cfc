import type { Language } from '#contract/language.ts'

/** Each language's own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', es: 'Español' }
