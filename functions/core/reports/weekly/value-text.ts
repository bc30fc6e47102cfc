import type { Language } from '#contract/language.ts'
import type { Unit } from '#contract/reports/report-facts.ts'

const MINUTE = 60
const HOUR = 3_600

/** A value in words, as the reports' page shows it; a dash where there is none. */
export function valueText(unit: Unit, value: number | null, language: Language): string {
  if (value === null) return '–'
  const locale = `${language}-US`
  const number = (of: number, digits = 0) => of.toLocaleString(locale, { maximumFractionDigits: digits })
  if (unit === 'share') return `${number(value * 100)}%`
  if (unit === 'dollars') return value.toLocaleString(locale, { style: 'currency', currency: 'USD' })
  if (unit === 'days') return `${number(value, 1)} d`
  if (unit === 'count') return number(value)
  if (value < MINUTE) return `${number(value)} s`
  return value < HOUR ? `${number(value / MINUTE)} min` : `${number(value / HOUR, 1)} h`
}
