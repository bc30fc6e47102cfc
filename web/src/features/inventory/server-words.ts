import { ApiError } from '../../lib/api-error.ts'
import { errorText, fieldTexts } from '../../lib/language/error-text.ts'
import { currentLanguage } from '../../lib/language/language.ts'
import { PARTS, SENTENCES } from './server-sentences.ts'

/** Names of files and columns hold spaces, all else that a sentence is about is one word. */
const WIDE = /^(name|doing|missing|seen)$/

/** What follows is the dealer's own server speaking: quoted as it is. */
const QUOTE = /^(.*?)(?:\bThe server said: (.*))?$/s

/** A sentence of the server in the person's language, as far as it is known there. */
export function serverWords(said: string): string {
  if (currentLanguage() === 'en') return said
  const [, ours = said, quoted] = QUOTE.exec(said) ?? []
  const spanish = PATTERNS.reduce((text, { english, spanish }) => text.replace(english, spanish), ours)
  return quoted === undefined ? spanish : `${spanish}El servidor dijo: ${quoted}`
}

/** Why a call failed: here the server's sentence tells more than its code does. */
export const refusalWords = (error: unknown, otherwise?: string): string =>
  error instanceof ApiError && error.code !== 'offline' && error.code !== 'internal'
    ? serverWords(error.message)
    : errorText(error, otherwise)

/** What was refused of a form, by field: the server's sentence where it is known in the person's language. */
export function refusedFields(error: unknown): [field: string, words: string][] {
  if (!(error instanceof ApiError)) return []
  return Object.entries(fieldTexts(error)).map(([field, words]) => {
    const said = error.fields[field] ?? ''
    return [field, serverWords(said) === said ? words : serverWords(said)]
  })
}

const PATTERNS = SENTENCES.map(([english, spanish]) => {
  const pattern = english
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\\\(s\\\)/g, 's?')
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${WIDE.test(name) ? '.+?' : '\\S+?'})`)
  return {
    english: new RegExp(`(?<=^|\\s)${pattern}(?=\\s|$)`),
    spanish: (...found: unknown[]) => {
      const named = (typeof found.at(-1) === 'object' ? found.at(-1) : {}) as Record<string, string>
      return spanish.replace(/\{(\w+)\}/g, (_, name: string) => PARTS.get(named[name] ?? '') ?? named[name] ?? '')
    },
  }
})
