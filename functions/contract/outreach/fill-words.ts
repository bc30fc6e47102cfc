import { MESSAGE_WORDS } from './automation-facts.ts'

/** `{{first_name}}`, or `{{first_name|there}}`. */
const WORD = /\{\{\s*([\p{L}\p{N}_]+)\s*(?:\|([^{}]*))?\}\}/gu

/** Words by their names: those of `MESSAGE_WORDS`, and the keys of the dealership's own fields. */
export type KnownWords = Readonly<Record<string, string | undefined>>

/** Fills in what is known of a customer; what isn't leaves its own word, or no gap. */
export const fillWords = (text: string, known: KnownWords): string =>
  text
    .replace(WORD, (_, word: string, fallback = '') => (Object.hasOwn(known, word) && known[word]) || fallback.trim())
    .replace(/ +([,.!?;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()

/** A word in a text that cannot be filled in from those that are known; undefined where all can. */
export const unknownWordIn = (text: string, known: readonly string[] = MESSAGE_WORDS): string | undefined =>
  [...text.matchAll(WORD)].map(([, word = '']) => word).find((word) => !known.includes(word))
