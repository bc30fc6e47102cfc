import type { ComponentProps } from 'react'
import { USUAL_TIME_ZONES } from '#contract/people/time-zones.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { systemTexts } from './texts.ts'

const ALL = Intl.supportedValuesOf('timeZone').filter((zone) => !USUAL_TIME_ZONES.some((usual) => usual === zone))

const optionOf = (zone: string) => ({ value: zone, text: zone.replaceAll('_', ' ') })

type TimeZoneFieldProps = Pick<ComponentProps<typeof Choice>, 'error' | 'field'>

/** The dealership's time zone: the usual ones first, then all others. */
export function TimeZoneField(props: TimeZoneFieldProps) {
  const t = useText(systemTexts)
  return (
    <Choice
      label={t('timezone')}
      hint={t('timezone_hint')}
      options={[
        { group: t('usual_zones'), options: USUAL_TIME_ZONES.map(optionOf) },
        { group: t('all_zones'), options: ALL.map(optionOf) },
      ]}
      {...props}
    />
  )
}
