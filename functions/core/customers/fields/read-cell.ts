import { foldText } from '#contract/fold-text.ts'
import type { Field, Value } from './entity.ts'
import { readValue } from './field-values.ts'

const YES = new Set('yes y true t 1 x si s verdadero on'.split(' '))
const NO = new Set('no n false f 0 falso off'.split(' '))
/** Two digits are of the last century where they would be years ahead: a birthday in 85. */
const YEARS_AHEAD = 30

/** The value that a file's cell means for a field; undefined where it means none. `year`: the present one. */
export function readCell(field: Field, cell: string, year: number): Value | undefined {
  const text = cell.trim()
  return readValue(field, writtenAs(field, text, year) ?? text)
}

function writtenAs({ kind }: Field, text: string, year: number): Value | undefined {
  if (kind === 'number') {
    const digits = text.replace(/[$\s,]/g, '')
    return digits === '' ? undefined : Number(digits)
  }
  if (kind === 'yes_no') {
    const said = foldText(text)
    return YES.has(said) || (NO.has(said) ? false : undefined)
  }
  return kind === 'date' ? dayOf(text, year) : undefined
}

/** As the United States write it: 5/31/2026, 5/31/26; with the day first where there is no other way to read it. */
const US_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})(?!\d)/
const ISO_DAY = /^(\d{4})(?:[-/.](\d{1,2})[-/.](\d{1,2})|(\d\d)(\d\d))(?!\d)/
/** A spreadsheet's: days since the end of 1899, with the time of day behind the point. */
const SERIAL = /^([1-7]\d{4})(?:\.\d+)?$/
const DAY_MS = 86_400_000
const SERIAL_ZERO = Date.UTC(1899, 11, 30)
const MONTHS = [
  ...['jan january ene enero', 'feb february febrero', 'mar march marzo', 'apr april abr abril', 'may mayo'],
  ...['jun june junio', 'jul july julio', 'aug august ago agosto', 'sep sept september set septiembre setiembre'],
  ...['oct october octubre', 'nov november noviembre', 'dec december dic diciembre'],
].map((names) => names.split(' '))

/** A day as people, spreadsheets, and programs write it; anything behind it is a time. */
function dayOf(text: string, year: number): string | undefined {
  const [, serial] = SERIAL.exec(text) ?? []
  if (serial) return new Date(SERIAL_ZERO + Number(serial) * DAY_MS).toISOString().slice(0, 10)
  const [, y, m, d, joinedM, joinedD] = ISO_DAY.exec(text) ?? []
  if (y) return dayText(y, m ?? joinedM ?? '', d ?? joinedD ?? '')
  const [, first, second, written] = US_DAY.exec(text) ?? []
  if (!first || !second || !written) return namedDayOf(text, year)
  const [month, day] = Number(first) > 12 ? [second, first] : [first, second]
  return dayText(wholeYear(written, year), month, day)
}

/** A day with its month in words: "Jan 2, 2026", "2nd of January 2026", "2 de enero de 2026", "02-Jan-26". */
function namedDayOf(text: string, year: number): string | undefined {
  const said = foldText(text).match(/\p{L}+|\d+/gu) ?? []
  const month = said.map((word) => MONTHS.findIndex((names) => names.includes(word))).find((at) => at >= 0)
  const [first, second] = said.filter((word) => /^\d+$/.test(word))
  if (month === undefined || !first || !second) return undefined
  const [day, written] = first.length === 4 ? [second, first] : [first, second]
  return /^\d{1,2}$/.test(day) && /^(?:\d\d|\d{4})$/.test(written)
    ? dayText(wholeYear(written, year), String(month + 1), day)
    : undefined
}

function wholeYear(written: string, year: number): string {
  if (written.length === 4) return written
  const ofCentury = Math.floor(year / 100) * 100 + Number(written)
  return String(ofCentury > year + YEARS_AHEAD ? ofCentury - 100 : ofCentury)
}
const dayText = (y: string, m: string, d: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
