import type { ComponentProps } from 'react'
import { USUAL_TIME_ZONES } from '#contract/people/time-zones.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from './choice.tsx'
import { systemTexts } from './texts.ts'

const ALL = Intl.supportedValuesOf('timeZone').filter((zone) => !USUAL_TIME_ZONES.some((usual) => usual === zone))

const nameOf = (zone: string) => zone.replaceAll('_', ' ')

type TimeZoneFieldProps = Omit<ComponentProps<typeof Choice>, 'label' | 'children'>

/** The dealership's clock: the usual zones first, then every one that there is. */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const t = useText(systemTexts)
  return (
    <Choice label={t('timezone')} hint={t('timezone_hint')} {...props}>
      <optgroup label={t('usual_zones')}>
        {USUAL_TIME_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {nameOf(zone)}
          </option>
        ))}
      </optgroup>
      <optgroup label={t('all_zones')}>
        {ALL.map((zone) => (
          <option key={zone} value={zone}>
            {nameOf(zone)}
          </option>
        ))}
      </optgroup>
    </Choice>
  )
}
