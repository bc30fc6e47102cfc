import type { RowWords } from '#contract/stock/row-words.ts'
import type { NumberOf } from '../../platform/tabular/row-cells.ts'
import { type DotMeans, isDigits, numberIn } from './number-in.ts'

export type Amount = NumberOf<RowWords>

const NONE: Amount = {}
const PRICE_DOLLARS_MAX = 20_000_000
/** No vehicle sells for less: it is a monthly payment, a test, or "ask us". */
const PRICE_DOLLARS_MIN = 100
const MILES_MAX = 2_000_000
const MILES_PER_KILOMETER = 0.621371
/** Also a dash, which spreadsheets show for 0. */
const NO_PRICE = /^\s*[-–—]+\s*$|call|contact|request|inquire|ask|poa|tba|coming|consult|llam|sold|vendid/i
const NO_MILEAGE = /exempt|tmu|not actual|unknown/i

/** "$12,995.00", "10,499.00 USD", "21.990,00" in cents. 0 and "Call" are no price; $1 and 9999999 are placeholders. */
export function readMoney(text: string, dot?: DotMeans): Amount {
  const plain = isDigits(text) ? text : withoutCurrency(text)
  const dollars = numberIn(plain, dot)
  if (dollars === undefined) return NO_PRICE.test(plain) ? NONE : { problem: priceProblem(plain) }
  if (dollars === 'unclear') return { problem: { key: 'price_unclear' } }
  if (dollars > PRICE_DOLLARS_MAX) return { problem: { key: 'price_too_high' } }
  const value = Math.round(dollars * 100)
  if (value === 0) return NONE
  return dollars < PRICE_DOLLARS_MIN || isFiller(plain) ? { problem: { key: 'price_filler' } } : { value }
}

const CURRENCY = /^(?:us)?\s*\$\s*|\s*(?:usd|us\$|\$)\s*$|^usd\s*/gi
export const withoutCurrency = (text: string) => text.replace(CURRENCY, '')

/** One digit six times or more, as in $9,999,999, or the keyboard's row; a real price of 1,234,567 has separators. */
const ONE_DIGIT = /^(\d)\1{5,}$/
const KEYS = '1234567890'
const KEYS_MIN = 6

function isFiller(plain: string): boolean {
  const whole = plain.replace(/\.\d{0,2}$/, '')
  return (whole.length >= KEYS_MIN && KEYS.startsWith(whole)) || ONE_DIGIT.test(whole.replace(/\D/g, ''))
}

function priceProblem(text: string): RowWords {
  if (/^-/.test(text)) return { key: 'price_below_zero' }
  if (/\b(?:cad|eur|mxn|gbp)\b|[€£]/i.test(text)) return { key: 'price_foreign' }
  return { key: 'price_unreadable' }
}

/** "52,777 miles", "12K", "84,000 km" in miles. */
export function readMileage(text: string, unit = '', dot?: DotMeans): Amount {
  if (unit === '' && isDigits(text)) return inMiles(Number(text))
  const [, digits = '', thousand, suffix = ''] = MILEAGE.exec(text) ?? []
  const number = numberIn(digits, thousand ? 'decimals' : dot)
  if (number === undefined) return NO_MILEAGE.test(text) ? NONE : { problem: { key: 'mileage_unreadable' } }
  if (number === 'unclear') return { problem: { key: 'mileage_unclear' } }
  const counted = number * (thousand ? 1000 : 1)
  const isMetric = /^k/i.test(suffix || unit)
  return inMiles(Math.round(isMetric ? counted * MILES_PER_KILOMETER : counted))
}

const inMiles = (value: number): Amount => (value > MILES_MAX ? { problem: { key: 'mileage_too_high' } } : { value })

const MILEAGE =
  /^([\d.,'’ \u00a0\u202f]*\d\.?)\s*(k(?![a-z]))?\s*(miles?\.?|mi\.?|millas?|kms?\.?|kil[oó]met(?:er|re|ro)s?)?$/i

/** "4", "1,200", "5.0", "4-door", "203hp": a whole number within limits. 0 is no value if the minimum is above it. */
export function readNumber(text: string, min: number, max: number): Amount {
  const digits = WHOLE.exec(text)?.[1] ?? ''
  const value = digits === '' ? Number.NaN : Number(digits.replaceAll(',', ''))
  if (value >= min && value <= max) return { value }
  return value === 0 ? NONE : { problem: { key: 'number_unreadable', about: { min, max } } }
}

/** Letters after it are its unit; a single letter may be a multiplier (12K), so that is not a plain number. */
const WHOLE = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?(?:[\s-]*\p{L}{2,}\.?)?$/u

/** 1900 to next year's models; a spreadsheet's "2021.0" is 2021. */
export function readYear(text: string, now: Date): Amount {
  const year = text.length === 4 ? Number(text) : Number(/^(\d{4})\.0*$/.exec(text)?.[1] ?? Number.NaN)
  const last = now.getUTCFullYear() + 2
  if (Number.isInteger(year) && year >= 1900 && year <= last) return { value: year }
  return Number(text) === 0 ? NONE : { problem: { key: 'year_unreadable', about: { last } } }
}
