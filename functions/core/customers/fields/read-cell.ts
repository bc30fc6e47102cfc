import { foldText } from '#contract/fold-text.ts'
import type { Field, Value } from './entity.ts'
import { readValue } from './field-values.ts'

const YES = new Set('yes y true t 1 x si s verdadero on'.split(' '))
const NO = new Set('no n false f 0 falso off'.split(' '))
/** As the United States write it: 5/31/2026, 5/31/26. */
const US_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{2}|\d{4})\b/
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})\b/
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

function dayOf(text: string, year: number): string | undefined {
  const [, y, m, d] = ISO_DAY.exec(text) ?? []
  if (y && m && d) return dayText(y, m, d)
  const [, month, day, written] = US_DAY.exec(text) ?? []
  if (!month || !day || !written) return undefined
  return dayText(written.length === 4 ? written : String(wholeYear(Number(written), year)), month, day)
}

const wholeYear = (short: number, year: number) => {
  const ofCentury = Math.floor(year / 100) * 100 + short
  return ofCentury > year + YEARS_AHEAD ? ofCentury - 100 : ofCentury
}
const dayText = (y: string, m: string, d: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
