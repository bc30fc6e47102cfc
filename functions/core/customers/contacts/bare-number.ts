import { saysWhichNumber } from '#contract/customers/number-columns.ts'

/** A number in a link: WhatsApp's, or one that a page made. */
const IN_LINK = /(?:wa\.me\/|[?&]phone=)\+?(\d{7,15})(?!\d)/i
/** Schemes that programs put before a number. */
const SCHEME = /^(?:tel|sms|smsto|callto|whatsapp|rcs)\s*:\s*/i
/** A spreadsheet's: `="5125550100"`, and an apostrophe that makes it text. */
const AS_TEXT = /^=\s*"(.*)"$/
const APOSTROPHES = /^['’‘`´]+/
/** Of a column that was read as figures: 5125550100.0, and 5,125,550,100. */
const DECIMALS = /^(\+?\d{7,15})[.,]0{1,2}$/
const GROUPED = /^\d{1,3}(?:,\d{3}){2,}$/
/** As it is dialed from abroad. */
const ABROAD = /^00(?=[1-9](?:[\s().-]*\d){7})/
const EXTENSION = /[\s,;]*\b(?:extension|ext|extensi[oó]n|x|anexo)\.?\s*:?\s*\d{1,6}\s*$/i
export const hasExtension = (written: string) => EXTENSION.test(written)
/** A number among words: "Cell: 512-555-0100", "512.555.0100 (Maria)". */
const RUN = /[+(]?\d[\d\s().\-\p{Pd}\u2212]*\d/gu
const DIGITS_MIN = 7

/** A number as it is read on, without what files, pages, and people put around it; with any words beside it, where there are some. */
export function bareNumber(written: string): { number: string; words: string } {
  const text = written
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .trim()
    .replace(AS_TEXT, '$1')
    .replace(APOSTROPHES, '')
    .replace(SCHEME, '')
    .trim()
  const [, linked] = IN_LINK.exec(text) ?? []
  if (linked) return { number: `+${linked}`, words: '' }
  const number = text
    .replace(DECIMALS, '$1')
    .replace(GROUPED, (grouped) => grouped.replaceAll(',', ''))
    .replace(EXTENSION, '')
    .replace(ABROAD, '+')
  if (!/\p{L}/u.test(number)) return { number, words: '' }
  const [run = ''] =
    [...number.matchAll(RUN)].find((found) => digitsOf(found[0]).length >= DIGITS_MIN && isByItself(number, found)) ??
    []
  return { number: run.trim(), words: run ? wordsBeside(number, run) : '' }
}

/** What is called an id, or stands within one: "Customer ID 5125550100", "lead5125550100", "US.5125550100", "5125550100@example.com". */
const ID_BEFORE = /(?:\b(?:id|vin|acct|account|stock|stk|order|invoice|ticket|case)\b[\s:#.]*|[_@])$/i
const ID_BEHIND = /^(?:[\p{L}_]+\d|@)/u

/** True if figures are no part of a longer word. */
function isByItself(text: string, { 0: run, index }: RegExpExecArray): boolean {
  const before = text.slice(0, index)
  const glued = /(\p{L}+)\.?$/u.exec(before)?.[1]
  return (
    (glued === undefined || saysWhichNumber(glued)) &&
    !ID_BEFORE.test(before) &&
    !ID_BEHIND.test(text.slice(index + run.length))
  )
}

const digitsOf = (text: string) => text.replace(/\D/g, '')
const wordsBeside = (text: string, run: string) =>
  text
    .replace(run, ' ')
    .replace(/[^\p{L}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Excel's 5.12556E+09: the last figures are gone. */
export const isRounded = (written: string) => /^\s*['’]?\+?\d(?:[.,]\d+)?e\+?\d+\s*$/i.test(written)

const BETWEEN = /\s*(?::::|[;|\n\r]|\s(?:or|and|o|y|u)\s|\s&\s)\s*/i

/** A blank before the label of the next number, or behind that of the last: "C: 512-555-0100 H: 512-555-0101", "512-555-0100 (H) 512-555-0101 (C)". */
const AT_LABEL =
  /(?<=\d)\s+(?=\(?\p{L}[\p{L} ]{0,11}[).:-]*\s*[+(]?\d{3}(?:[\s().-]*\d){4})|(?<=\d\s*\(\p{L}+\))\s+(?=[+(]?\d)/u
/** American numbers with nothing but blanks between them. */
const AMERICAN = /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)/g

/** The numbers of a cell that holds several; the others of one that are too short for a number are no number of their own. */
export function splitNumbers(cell: string): string[] {
  const isLink = /https?:|wa\.me/i.test(cell)
  return cell
    .split(BETWEEN)
    .flatMap((part) => part.split(AT_LABEL))
    .flatMap((part) => (isLink ? [part] : splitAt(part, '/')))
    .flatMap((part) => splitAt(part, ','))
    .flatMap(splitAtBlanks)
    .filter((part, _, all) => all.length === 1 || digitsOf(part).length >= DIGITS_MIN)
}

function splitAtBlanks(part: string): string[] {
  const found = part.match(AMERICAN) ?? []
  return found.length > 1 && digitsOf(found.join('')) === digitsOf(part) ? found : [part]
}

/** "512-555-0100 / 555-0101" are two, 512/555-0100 and 5,125,550,100 are one. */
function splitAt(part: string, separator: string): string[] {
  const [first = '', ...others] = part.split(separator)
  const isOfMany = digitsOf(first).length >= DIGITS_MIN && others.length > 0
  return isOfMany && !(separator === ',' && DECIMALS.test(part.trim())) ? [first, ...others] : [part]
}
