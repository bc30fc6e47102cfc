import type { AddedKind } from '#contract/assistant/added.ts'

/** Something that a text says: `key` is the same in both languages, `at` and `end` are where it stands. */
export interface Said {
  kind: AddedKind
  key: string
  at: number
  end: number
}

const split = (words: string) => words.trim().split(/\s+/)
const counted = (words: string, from: number, step = 1) =>
  split(words).map((word, i) => [word, from + i * step] as const)

/** Numbers in words, of both languages, without accents. One alone is an article. */
const VALUES = new Map<string, number>([
  ...counted('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 1),
  ...counted('seventeen eighteen nineteen', 17),
  ...counted('twenty thirty forty fifty sixty seventy eighty ninety hundred', 20, 10),
  ['hundred', 100],
  ['thousand', 1000],
  ['million', 1_000_000],
  ...counted('uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis', 1),
  ...counted('diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco', 17),
  ...counted('veintiseis veintisiete veintiocho veintinueve', 26),
  ...counted('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 30, 10),
  ...counted('ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos', 100, 100),
  ...([
    ['veintiun', 21],
    ['novecientos', 900],
    ['mil', 1000],
    ['millon', 1_000_000],
    ['millones', 1_000_000],
  ] as const),
])
const MULTIPLIERS = [100, 1000, 1_000_000]
/** Words of the other language, too. */
const OF_SPANISH = new Set(['once'])
const OF_ENGLISH = new Set(['ten'])

const NUMBER = [...VALUES.keys()].toSorted((a, b) => b.length - a.length).join('|')
/** Not the "mil" of "15 mil". */
const IN_WORDS = new RegExp(`(?<![a-z]|\\d ?)(?:${NUMBER})(?:(?:[ -]|[ -](?:and|y)[ -])(?:${NUMBER}))*(?![a-z])`, 'g')
const IN_DIGITS = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?(?::\p{Nd}{2})?(?: ?k(?![a-z])| (?:mil|thousand|grand)(?![a-z]))?/gu
const BEFORE = /[$€] ?$/
const AFTER = /^ ?(?:dollars?|bucks|usd|dolares|pesos|grand)(?![a-z])/
/** Thousands are of money, if not of miles. */
const THOUSANDS = /\p{Nd} ?(?:k|mil|thousand|grand)$/u
const MILES = /^ ?(?:de )?(?:mi|miles?|millas?|millaje|km|kilomet\w*)(?![a-z])/

/** Numbers in digits and in words: the same one is the same, however it is written. */
export function saidNumbers(plain: string, isSpanish: boolean): (Said & { value: number; isMoney: boolean })[] {
  const found = (kind: 'figure' | 'number_word', pattern: RegExp, readValue: (text: string) => number | string) =>
    [...plain.matchAll(pattern)].map(({ 0: text, index }) => {
      const after = plain.slice(index + text.length)
      const isMoney =
        BEFORE.test(plain.slice(0, index)) || AFTER.test(after) || (THOUSANDS.test(text) && !MILES.test(after))
      const at = isMoney && BEFORE.test(plain.slice(0, index)) ? plain.slice(0, index).search(/[$€] ?$/) : index
      const value = Number(readValue(text))
      return { kind, key: `number ${value}`, value, at, end: index + text.length, isMoney }
    })
  const inWords = found('number_word', IN_WORDS, wordsValue).filter(({ at, end }) => {
    const text = plain.slice(at, end)
    return text !== 'one' && text !== 'uno' && !(isSpanish ? OF_ENGLISH : OF_SPANISH).has(text)
  })
  return [...found('figure', IN_DIGITS, digitsValue), ...inWords]
}

/** 21,450 and 21450 are one, and so are 21k and 21 mil. */
function digitsValue(text: string): string {
  const figure = text.replace(/:00/, '').replace(/\.00$/, '')
  if (!/[a-z]/.test(figure)) return figure.replace(/[^\p{Nd}]/gu, '')
  return String(Math.round(Number.parseFloat(figure.replace(',', '.')) * 1000))
}

function wordsValue(text: string): number {
  let [total, current] = [0, 0]
  for (const word of text.split(/[ -]/)) {
    const value = VALUES.get(word) ?? 0
    if (!MULTIPLIERS.includes(value) || word === 'cien') current += value
    else if (value === 100) current = (current || 1) * 100
    else {
      total += (current || 1) * value
      current = 0
    }
  }
  return total + current
}
