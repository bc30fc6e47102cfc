import type { Language } from '#contract/language.ts'
import { en, type Texts } from './texts/en.ts'
import { es } from './texts/es.ts'

const TEXTS: Record<Language, Texts> = { en, es }

/** A page's reader: their language, and the site's origin. */
export interface Reader {
  language: Language
  t: Texts
  /** The language was chosen on a page of ours, so the links keep it. */
  hasChosen: boolean
  /** The product's public origin. */
  origin: string
}

/** The explicitly chosen language, else the browser's preferred one. */
export function readerOf(origin: string, asked: Language, chosen?: Language): Reader {
  const language = chosen ?? asked
  return { language, t: TEXTS[language], hasChosen: chosen !== undefined, origin }
}
