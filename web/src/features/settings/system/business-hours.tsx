import { Text } from '@chakra-ui/react'
import type { Hours } from '#contract/people/hours.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { HoursEditor } from '../hours/hours-editor.tsx'
import { systemTexts } from './texts.ts'

/** Initial business hours. */
const WEEK: Hours = (['mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const).map((day) => ({
  day,
  from: '09:00',
  to: '18:00',
}))

interface BusinessHoursProps {
  /** null: always open. */
  hours: Hours | null
  error?: string
  onChange: (hours: Hours | null) => void
}

/** The dealership's business hours, in its own time zone. */
export function BusinessHours({ hours, error, onChange }: BusinessHoursProps) {
  const t = useText(systemTexts)
  return (
    <SectionPart title={t('business_hours')} hint={t('business_hours_hint')}>
      <NativeCheckbox
        label={t('always_open')}
        checked={hours === null}
        onChange={({ target }) => onChange(target.checked ? null : WEEK)}
      />
      {hours && <HoursEditor hours={hours} onChange={onChange} />}
      {error && (
        <Text role="alert" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </SectionPart>
  )
}
