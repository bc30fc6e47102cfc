import type { Language } from '#contract/language.ts'
import { languageCookie } from '#contract/site.ts'

const YEAR_SECONDS = 31_536_000
/** Repeated here because the contract's list imports zod, which a rendered page does not need. */
const LANGUAGES: readonly Language[] = ['en', 'es']

const isKnown = (language: unknown): language is Language => LANGUAGES.some((each) => each === language)

/** The first of our languages among these tags (`es-MX`). */
export const knownLanguage = (tags: readonly string[]): Language | undefined =>
  tags.map((tag) => tag.slice(0, 2).toLowerCase()).find(isKnown)

/** The language chosen in this browser, from a cookie, because the edge also uses it for the rendered pages. */
export function storedLanguage(): Language | undefined {
  const [, stored] = new RegExp(`(?:^|; )${languageCookie}=(\\w+)`).exec(document.cookie) ?? []
  return isKnown(stored) ? stored : undefined
}

export function storeLanguage(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${languageCookie}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}
