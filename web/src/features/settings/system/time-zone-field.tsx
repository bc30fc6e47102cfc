import type { ComponentProps } from 'react'
import { USUAL_TIME_ZONES } from '#contract/people/time-zones.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { zoneName } from '../../../lib/zone-name.ts'
import { Choice } from '../../../ui/choice.tsx'
import { systemTexts } from './texts.ts'

const ALL = Intl.supportedValuesOf('timeZone').filter((zone) => !USUAL_TIME_ZONES.some((usual) => usual === zone))

const optionOf = (zone: string) => ({ value: zone, text: zone.replaceAll('_', ' ') })

type TimeZoneFieldProps = Pick<ComponentProps<typeof Choice>, 'hint' | 'error' | 'field'> & {
  /** The choice of none, where that means something. */
  usual?: string
}

/** A time zone, the dealership's or one's own: the usual ones first, then all others. */
export function TimeZoneField({ usual, hint, ...props }: TimeZoneFieldProps) {
  const t = useText(systemTexts)
  const language = useLanguage()
  return (
    <Choice
      label={t('timezone')}
      hint={hint ?? t('timezone_hint')}
      options={[
        ...(usual ? [{ value: '', text: usual }] : []),
        {
          group: t('usual_zones'),
          options: USUAL_TIME_ZONES.map((zone) => ({ value: zone, text: zoneName(zone, language) })),
        },
        { group: t('all_zones'), options: ALL.map(optionOf) },
      ]}
      {...props}
    />
  )
}
