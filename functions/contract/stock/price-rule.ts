import type { Label, Language } from '#contract/language.ts'

/** What a dealership says of its prices. */
export interface PricePolicy {
  /** They include all fees but taxes and registration. */
  isTotal: boolean
  /** By the law of its state, or its own wish, no other price is shown. */
  isTotalOnly: boolean
  /** Its own words about fees, beside a price that is not total. */
  feeLine: Partial<Label>
}

/** A price as customers may see it: never the amount without its words. */
export interface ShownPrice {
  /** US dollars. */
  amount: number
  is_total: boolean
  words: Label
}

const TOTAL_WORDS: Label = {
  en: 'includes all fees but taxes and registration',
  es: 'incluye todos los cargos excepto impuestos y registro',
}
export const USUAL_FEE_LINE: Label = {
  en: 'plus taxes, title, registration, and dealer fees',
  es: 'más impuestos, título, registro y cargos de la agencia',
}

/** Below it stand monthly payments, down payments, and "ask us". */
const LEAST = 500
const MOST = 5_000_000
/** One digit six times or more, as in $999,999, or the keyboard's row. */
const FILLER = /^(?:(\d)\1{5,}|1234567?)$/

/** A price in US dollars that somebody means; undefined for what only fills its field. */
export const plainPrice = (dollars: number | null | undefined): number | undefined =>
  typeof dollars === 'number' && dollars >= LEAST && dollars <= MOST && !FILLER.test(String(Math.floor(dollars)))
    ? dollars
    : undefined

/** The one rule for every path on which a price reaches a customer; `price` in US dollars. */
export function shownPrice(
  { price, availability }: { price?: number | null | undefined; availability: string },
  { isTotal, isTotalOnly, feeLine }: PricePolicy,
): ShownPrice | undefined {
  const amount = plainPrice(price)
  if (amount === undefined || availability === 'sold' || availability === 'reserved') return undefined
  if (isTotal) return { amount, is_total: true, words: TOTAL_WORDS }
  if (isTotalOnly) return undefined
  const words = { en: feeLine.en || USUAL_FEE_LINE.en, es: feeLine.es || USUAL_FEE_LINE.es }
  return { amount, is_total: false, words }
}

/** "$12,995 plus taxes, …", or "$12,995 (includes all fees …)", of the amount as it is written. */
export const besideAmount = (
  written: string,
  { words, is_total }: Omit<ShownPrice, 'amount'>,
  language: Language,
): string => (is_total ? `${written} (${words[language]})` : `${written} ${words[language]}`)
