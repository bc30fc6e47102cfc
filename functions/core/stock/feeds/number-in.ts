/** The meaning of a dot in a column: "21.990" is 21,990 if dots separate thousands, 21.99 if they separate decimals. */
export type DotMeans = 'thousands' | 'decimals'

const DIGITS = /^\d+$/
export const isDigits = (text: string) => DIGITS.test(text)

/** The US format: 21,990.50. */
const AMERICAN = /^\d{1,3}(?:,\d{3})+(?:\.\d*)?$|^\d+(?:\.\d*)?$|^\.\d+$/
/** 12.995: thousands in some countries, or a tenth of a cent. */
const LONE_GROUP = /^[1-9]\d{0,2}\.\d{3}$/
/** 21.990,00 and 1.234.567: the dots are thousands. */
const DOTTED = /^\d{1,3}(?:\.\d{3}){2,}(?:,\d{1,2})?$|^\d{1,3}(?:\.\d{3})+,\d{1,2}$/
/** 21990,00. */
const COMMA_DECIMALS = /^\d+,\d{1,2}$/
/** 21 990, 21'990. */
const SPACED = /^\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,2})?$/

/** A number in any format; "unclear" if it is ambiguous and nothing says which is meant. */
export function numberIn(text: string, dot: DotMeans | undefined): number | 'unclear' | undefined {
  if (LONE_GROUP.test(text) && dot !== 'decimals') return dot ? Number(text.replace('.', '')) : 'unclear'
  if (AMERICAN.test(text)) return Number(text.replaceAll(',', ''))
  if (DOTTED.test(text) || COMMA_DECIMALS.test(text)) return Number(text.replaceAll('.', '').replace(',', '.'))
  return SPACED.test(text) ? Number(text.replace(/[ \u00a0\u202f'’]/g, '').replace(',', '.')) : undefined
}

/** Decimals after a dot: one or two of them, four or more, or any after more than three digits. */
const DOT_DECIMALS = /^[\d,]*\.(?:\d{1,2}|\d{4,})$|^(?:\d{4,}|\d{1,3}(?:,\d{3})+|0)\.\d+$/

/** The only possible meaning of a dot in a column with this number; undefined for most numbers. */
export function dotMeantBy(text: string): DotMeans | undefined {
  if (DOTTED.test(text) || COMMA_DECIMALS.test(text)) return 'thousands'
  return DOT_DECIMALS.test(text) ? 'decimals' : undefined
}
