import { spellingsOf } from '#contract/customers/channels/address-key.ts'
import { CONTACT_FIELD_NAMES, type ContactFieldName, fieldOf } from '#contract/customers/contact-fields.ts'
import { foldText, joinedName } from '#contract/fold-text.ts'
import { cutText } from '../../platform/cut-text.ts'
import { displayName, type Named } from '../contacts/display-name.ts'
import { addressesOf, isPhone } from '../contacts/reachable-addresses.ts'

/** Separators between words. */
const NO_WORD = /[^\p{L}\p{N}]+/u
const wordsOf = (text: string) => foldText(text).split(NO_WORD)

/** The words by which a contact is found: of the name, the parts of the e-mail, each number in full, national and by its last 7 and 4 digits. */
export function wordsOfContact({ listed }: Named & { listed: Partial<Record<ContactFieldName, string>> }): string[] {
  const numbers = addressesOf(listed)
    .flatMap(spellingsOf)
    .map((address) => ({ address, digits: address.replace(/\D/g, '') }))
  const written = [listed.first_name, listed.last_name, ...SEARCHED.map((name) => listed[name] ?? '')]
  const words = [
    ...numbers.map(({ digits }) => digits).filter((digits) => digits.length >= 3),
    ...(listed.email ? [foldText(listed.email)] : []),
    ...written.flatMap(wordsOf),
    ...[listed.first_name, listed.last_name].flatMap(wholeNames),
    ...partsOf(listed.last_name),
    ...gluedParts(listed),
    ...numbers.flatMap(({ address, digits }) => (isPhone(address) ? nationalForms(digits) : [])),
  ]
  // Cut first: what only differs behind the cut is one word, and a word may be written once.
  return [...new Set(words.map((word) => cutText(word, WORD_CHARACTERS)))].filter((word) => word !== '').slice(0, WORDS)
}

/** They are a part of the name behind them, which people write with a blank, and without. */
const PARTICLES = new Set('o d mc mac fitz de del la las los da di du le van von der den st san al el'.split(' '))

/** Names of several parts in one word: O’Connor, O Connor, Smith-Jones, De la Cruz. */
function wholeNames(name: string): string[] {
  const whole = wordsOf(joinedName(name)).filter((word) => word !== '')
  const behind = whole.flatMap((word, i) => {
    const first = whole.slice(0, i).findLastIndex((one) => !PARTICLES.has(one)) + 1
    return first < i && !PARTICLES.has(word) ? [whole.slice(first, i + 1).join('')] : []
  })
  return [...whole, ...behind]
}

/** The rest of a name after its particle, for searches with a space: Connor of OConnor, Donald of McDonald. */
const partsOf = (name: string) =>
  wordsOf(name).flatMap((word) => /^(?:o(?=[^aeiou]\p{L}{3})|ma?c(?=\p{L}{4}))(.+)$/u.exec(word)?.[1] ?? [])

/** Names in Chinese, Japanese, and Korean, which no blank parts. */
const GLUED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー]+$/u
/** A longer one is no name of a person's. */
const GLUED_LETTERS = 12

/** Each end of such a name, so that any part of it begins a word: 王小明, 小明, 明; also of both names together. */
function gluedParts({ first_name, last_name }: Named['listed']): string[] {
  const [first, last] = [first_name, last_name].map((name) => name.trim())
  const names = [first, last, ...(first && last ? [`${last}${first}`, `${first}${last}`] : [])]
  return names.flatMap((name = '') => {
    const letters = [...name.normalize('NFC')].slice(0, GLUED_LETTERS)
    // Apart as searches have them: Korean syllables fall into letters.
    return GLUED.test(name) ? letters.map((_, i) => foldText(letters.slice(i).join(''))) : []
  })
}

/** Begins what contacts are put in the order of their names by, among the words; no word that is searched for begins so. */
export const NAMES = '!'

/** A contact's place in the order of names, in which case and accents count for nothing. */
export const nameKeyOf = (contact: Named) =>
  cutText(NAMES + foldText(displayName(contact)).split(NO_WORD).join(NAMES), WORD_CHARACTERS)

const SEARCHED = CONTACT_FIELD_NAMES.filter((name) => fieldOf(name).searched)

/** A name may be as long as its writer likes; its search words may not. */
const WORD_CHARACTERS = 60
const WORDS = 40

/** Ends of a number that people type: national number (10 digits serve the Americas, and 11 Brazil), last 7, last 4. */
const nationalForms = (digits: string) =>
  [digits.startsWith('55') ? 11 : 10, 10, 7, 4].filter((n) => digits.length > n).map((n) => digits.slice(-n))

/** Separators within a number: blanks, brackets, dashes, and invisible marks from copying. */
const BETWEEN_DIGITS = /[\s().+/\p{Pd}\p{Cf}\u2212]/gu
/** As a link or Twilio writes it, or as it is dialled abroad: 00 in place of the +. */
const BEFORE_NUMBER = /^(?:tel:|sms:|whatsapp:)?(?:00(?=[1-9]\d{7}))?/i
/** Domestic prefixes in Mexico (01, 044, 045), the United Kingdom, France, and Japan, which aren't part of the number. */
const TRUNK = /^(?:0(?=[1-9]\d{8,9}$)|0(?:1|44|45)(?=[1-9]\d{9}$))/
/** A mobile as it is dialled within Argentina: the 15 between area and number is no part of it either. */
const ARGENTINE = /^0?(11|[23]\d\d|[23]\d{3})15(\d{6,8})$/
/** A number beside a name, five digits or more: a blank may as well end it there. */
const NUMBER_IN_TEXT = /(?<![\p{L}\p{N}])(?=(?:[().+/\p{Pd}]*\d){5})\d[\d().+/\p{Pd}]*\d/gu

/** The digits of a number that was typed in whatever form; undefined where it is none. */
function numberOf(text: string): string | undefined {
  const written = text.normalize('NFKC')
  const digits = written.replace(BETWEEN_DIGITS, '').replace(BEFORE_NUMBER, '').replace(TRUNK, '')
  if (!/^\d{3,}$/.test(digits)) return undefined
  const mobile = /^\s*(?:\+|00)/.test(written) ? '' : (ARGENTINE.exec(digits)?.slice(1).join('') ?? '')
  return mobile.length === 10 ? mobile : digits
}

/**
 * A search as typed, in the words' own form; a number, however it is written, is one word. A word that
 * begins another says nothing more.
 */
export function wordsOfSearch(search: string): string[] {
  const number = numberOf(search)
  if (number) return [number]
  if (search.includes('@')) return [cutText(foldText(search), WORD_CHARACTERS)]
  const words = foldText(search)
    .replace(NUMBER_IN_TEXT, (run) => numberOf(run) ?? run)
    .split(NO_WORD)
    .filter((word) => word !== '')
    .map((word) => cutText(word, WORD_CHARACTERS))
    .slice(0, 6)
  return [...new Set(words)].filter((word, _, all) => !all.some((other) => other !== word && other.startsWith(word)))
}

/** A search of several words as the one that a name may be written in (SmithJones); undefined where it is none of names. */
export function wholeOfSearch(search: string): string | undefined {
  if (numberOf(search) || search.includes('@')) return undefined
  const words = wordsOf(search).filter((word) => word !== '')
  return words.length > 1 && words.length < 5 ? cutText(words.join(''), WORD_CHARACTERS) : undefined
}
