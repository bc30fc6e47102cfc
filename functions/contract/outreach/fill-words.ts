import { MESSAGE_WORDS, type MessageWord } from './automation-facts.ts'

/** `{{first_name}}`, or `{{first_name|there}}`. */
const WORD = /\{\{\s*([\p{L}\p{N}_]+)\s*(?:\|([^{}]*))?\}\}/gu

const isKnown = (word: string): word is MessageWord => MESSAGE_WORDS.some((one) => one === word)

/** Fills in what is known of a customer; what isn't leaves its own word, or no gap. */
export const fillWords = (text: string, known: Partial<Record<MessageWord, string>>): string =>
  text
    .replace(WORD, (_, word: string, fallback = '') => (isKnown(word) && known[word]) || fallback.trim())
    .replace(/ +([,.!?;:])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()

/** A word in a text that cannot be filled in from those that are known; undefined where all can. */
export const unknownWordIn = (text: string, known: readonly string[] = MESSAGE_WORDS): string | undefined =>
  [...text.matchAll(WORD)].map(([, word = '']) => word).find((word) => !known.includes(word))
