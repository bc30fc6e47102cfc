import type { RowWords } from '#contract/stock/row-words.ts'
import type { NumberOf } from '../../platform/tabular/row-cells.ts'

export type Amount = NumberOf<RowWords>

const NONE: Amount = {}
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d+(?:\.\d*)?$|^\.\d+$/
const PRICE_DOLLARS_MAX = 20_000_000
const MILES_MAX = 2_000_000
const MILES_PER_KILOMETER = 0.621371
const NO_PRICE = /call|contact|request|inquire|ask|poa|tba|coming|consult|llam/i
const NO_MILEAGE = /exempt|tmu|not actual|unknown/i

/** "$12,995.00", "10,499.00 USD" in cents. 0 and "Call" are no price; the dot is the decimal sign, as in the US. */
export function readMoney(text: string): Amount {
  const plain = GROUPED.test(text) ? text : text.replace(CURRENCY, '')
  if (!GROUPED.test(plain)) return NO_PRICE.test(plain) ? NONE : { problem: priceProblem(plain) }
  const dollars = numberOf(plain)
  if (dollars > PRICE_DOLLARS_MAX) return { problem: { key: 'price_too_high' } }
  const value = Math.round(dollars * 100)
  if (value === 0) return NONE
  return LONE_GROUP.test(plain)
    ? { value, problem: { key: 'price_with_dot', about: { dollars: (value / 100).toFixed(2) } } }
    : { value }
}

const CURRENCY = /^(?:us)?\s*\$\s*|\s*(?:usd|us\$|\$)\s*$|^usd\s*/gi
const DIGITS = /^\d+$/

const numberOf = (grouped: string) => Number(grouped.includes(',') ? grouped.replaceAll(',', '') : grouped)

/** 12.995: somebody's thousands, or a price with a tenth of a cent. */
const LONE_GROUP = /^[1-9]\d{0,2}\.\d{3}$/

function priceProblem(text: string): RowWords {
  if (/^-/.test(text)) return { key: 'price_below_zero' }
  if (/\b(?:cad|eur|mxn|gbp)\b|[€£]/i.test(text)) return { key: 'price_foreign' }
  return { key: 'price_unreadable' }
}

/** "52,777 miles", "12K", "84,000 km" in miles. */
export function readMileage(text: string, unit = ''): Amount {
  if (unit === '' && DIGITS.test(text)) return inMiles(Number(text))
  const match = MILEAGE.exec(text)
  const [, digits = '', thousand, suffix = ''] = match ?? []
  if (!match || !GROUPED.test(digits)) return NO_MILEAGE.test(text) ? NONE : { problem: { key: 'mileage_unreadable' } }
  const number = numberOf(digits) * (thousand ? 1000 : 1)
  const isMetric = /^k/i.test(suffix || unit)
  const miles = Math.round(isMetric ? number * MILES_PER_KILOMETER : number)
  const amount = inMiles(miles)
  return LONE_GROUP.test(digits) && !thousand
    ? { problem: { key: 'mileage_with_dot', about: { miles } }, ...amount }
    : amount
}

const inMiles = (value: number): Amount => (value > MILES_MAX ? { problem: { key: 'mileage_too_high' } } : { value })

const MILEAGE = /^([\d.,]+)\s*(k(?![a-z]))?\s*(miles?\.?|mi\.?|kms?\.?|kilomet(?:er|re)s?)?$/i

/** "4", "1,200", "5.0", "4-door", "203hp": a whole number within its field's limits. 0 says nothing where they begin above it. */
export function readNumber(text: string, min: number, max: number): Amount {
  const digits = WHOLE.exec(text)?.[1] ?? ''
  const value = digits === '' ? Number.NaN : numberOf(digits)
  if (value >= min && value <= max) return { value }
  return value === 0 ? NONE : { problem: { key: 'number_unreadable', about: { min, max } } }
}

/** Letters behind it are its unit; a lone one may multiply it (12K), so that is no plain number. */
const WHOLE = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.0+)?(?:[\s-]*\p{L}{2,}\.?)?$/u

/** 1900 to next year's models; a spreadsheet's "2021.0" is 2021. */
export function readYear(text: string, now: Date): Amount {
  const year = text.length === 4 ? Number(text) : Number(/^(\d{4})\.0*$/.exec(text)?.[1] ?? Number.NaN)
  const last = now.getUTCFullYear() + 2
  if (Number.isInteger(year) && year >= 1900 && year <= last) return { value: year }
  return Number(text) === 0 ? NONE : { problem: { key: 'year_unreadable', about: { last } } }
}
