import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { dashboardTexts } from '../texts.ts'

/** A duration in the largest unit that fits: 40 s, 12 min, 3.5 h. */
export function useDurationText() {
  const t = useText(dashboardTexts)
  const { oneDecimal } = useFormats()
  return (seconds: number | null) => {
    if (seconds === null) return t('none')
    if (seconds < 60) return t('seconds', { count: Math.round(seconds) })
    if (seconds < 3_600) return t('minutes', { count: Math.round(seconds / 60) })
    return t('hours', { hours: oneDecimal(seconds / 3_600) })
  }
}
