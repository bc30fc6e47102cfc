import type { Language } from '#contract/language.ts'
import type { Unit } from '#contract/reports/report-facts.ts'
import { formatsFor } from '../../lib/language/formats.ts'
import { sayIn } from '../../lib/language/text.ts'
import { reportTexts } from './texts.ts'

export type ValueText = (unit: Unit, value: number | null) => string

/** Writes a value in its unit; a dash where there is none. */
export function valueTextIn(language: Language): ValueText {
  const t = sayIn(reportTexts, language)
  const { number, oneDecimal, dollars } = formatsFor(language)
  const units: Record<Unit, (value: number) => string> = {
    count: number,
    seconds: (seconds) => {
      // Who was answered outside of the hours that count waited none of them.
      if (seconds < 1) return t('at_once')
      if (seconds < 60) return t('seconds', { count: Math.round(seconds) })
      if (seconds < 3_600) return t('minutes', { count: Math.round(seconds / 60) })
      return t('hours', { hours: oneDecimal(seconds / 3_600) })
    },
    share: (value) => `${number(Math.round(value * 100))}%`,
    dollars,
    days: (value) => t('days', { count: oneDecimal(value) }),
  }
  return (unit, value) => (value === null ? '–' : units[unit](value))
}
