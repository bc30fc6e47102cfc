import type { Unit } from '#contract/reports/report-facts.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { reportTexts } from './texts.ts'

/** Writes a value in its unit; a dash where there is none. */
export function useValueText() {
  const t = useText(reportTexts)
  const { number, oneDecimal, dollars } = useFormats()
  function secondsText(seconds: number): string {
    if (seconds < 60) return t('seconds', { count: Math.round(seconds) })
    if (seconds < 3_600) return t('minutes', { count: Math.round(seconds / 60) })
    return t('hours', { hours: oneDecimal(seconds / 3_600) })
  }
  const units: Record<Unit, (value: number) => string> = {
    count: number,
    seconds: secondsText,
    share: (value) => `${number(Math.round(value * 100))}%`,
    dollars,
    days: (value) => t('days', { count: oneDecimal(value) }),
  }
  return (unit: Unit, value: number | null) => (value === null ? '–' : units[unit](value))
}
