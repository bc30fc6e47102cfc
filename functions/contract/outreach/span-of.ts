import type { Language } from '#contract/language.ts'

const UNITS = { day: 1440, hour: 60, minute: 1 } as const
export type Unit = keyof typeof UNITS

/** The largest unit that a span fills. */
export const unitOf = (minutes: number): Unit =>
  minutes > 0 && minutes % UNITS.day === 0 ? 'day' : minutes > 0 && minutes % UNITS.hour === 0 ? 'hour' : 'minute'
export const minutesIn = (count: number, unit: Unit) => count * UNITS[unit]
export const countIn = (minutes: number, unit: Unit) => minutes / UNITS[unit]

/** A span in that unit: 2 days, 90 minutes. */
export function spanOf(minutes: number, language: Language): string {
  const unit = unitOf(minutes)
  const form = new Intl.NumberFormat(`${language}-US`, { style: 'unit', unit, unitDisplay: 'long' })
  return form.format(countIn(minutes, unit))
}
