/** A number as a cell gave it: absent where the cell says there is none, `problem` in a manager's words. */
export interface Amount {
  value?: number
  problem?: string
}

const NONE: Amount = {}
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d+(?:\.\d*)?$|^\.\d+$/
const PRICE_DOLLARS_MAX = 20_000_000
const MILES_MAX = 2_000_000
const MILES_PER_KILOMETER = 0.621371
const NO_PRICE = /call|contact|request|inquire|ask|poa|tba|coming|consult|llam/i
const NO_MILEAGE = /exempt|tmu|not actual|unknown/i

/** "$12,995.00", "10,499.00 USD" in cents. 0 and "Call" are no price; the dot is the decimal sign, as in the US. */
export function readMoney(text: string): Amount {
  const plain = PLAIN_NUMBER.test(text) ? text : text.replace(/^(?:us)?\s*\$\s*|\s*(?:usd|us\$|\$)\s*$|^usd\s*/gi, '')
  if (!GROUPED.test(plain)) return NO_PRICE.test(plain) ? NONE : { problem: priceProblem(plain) }
  const dollars = Number(plain.replaceAll(',', ''))
  if (dollars === 0) return NONE
  if (dollars > PRICE_DOLLARS_MAX) return { problem: 'This price is too high to be one, so it was left out.' }
  const value = Math.round(dollars * 100)
  return LONE_GROUP.test(plain)
    ? { value, problem: `Read as ${(value / 100).toFixed(2)} dollars: a dot is the decimal sign here.` }
    : { value }
}

const PLAIN_NUMBER = /^\d+$/
/** 12.995: somebody's thousands, or a price with a tenth of a cent. */
const LONE_GROUP = /^[1-9]\d{0,2}\.\d{3}$/

function priceProblem(text: string): string {
  if (/^-/.test(text)) return 'A price cannot be below zero, so it was left out.'
  if (/\b(?:cad|eur|mxn|gbp)\b|[€£]/i.test(text)) return 'This price is not in US dollars, so it was left out.'
  return 'This is not a price, so it was left out.'
}

/** "52,777 miles", "12K", "84,000 km" in miles. */
export function readMileage(text: string, unit = ''): Amount {
  const match = MILEAGE.exec(text)
  const [, digits = '', thousand, suffix = ''] = match ?? []
  if (!match || !GROUPED.test(digits))
    return NO_MILEAGE.test(text) ? NONE : { problem: 'This is not a mileage, so it was left out.' }
  const number = Number(digits.replaceAll(',', '')) * (thousand ? 1000 : 1)
  const isMetric = /^k/i.test(suffix || unit)
  const value = Math.round(isMetric ? number * MILES_PER_KILOMETER : number)
  if (value > MILES_MAX) return { problem: 'This mileage is too high to be one, so it was left out.' }
  return LONE_GROUP.test(digits) && !thousand
    ? { value, problem: `Read as ${value} miles: a dot is the decimal sign here.` }
    : { value }
}

const MILEAGE = /^([\d.,]+)\s*(k(?![a-z]))?\s*(miles?\.?|mi\.?|kms?\.?|kilomet(?:er|re)s?)?$/i

/** 1900 to next year's models; a spreadsheet's "2021.0" is 2021. */
export function readYear(text: string, now: Date): Amount {
  const year = /^(\d{4})(?:\.0*)?$/.exec(text)?.[1]
  const last = now.getUTCFullYear() + 2
  if (year !== undefined && Number(year) >= 1900 && Number(year) <= last) return { value: Number(year) }
  return Number(text) === 0 ? NONE : { problem: `A model year lies between 1900 and ${last}, so it was left out.` }
}
