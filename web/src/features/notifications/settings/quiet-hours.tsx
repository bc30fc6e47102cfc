import { HStack, Stack } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { TimeInput } from '../../../parts/time-input.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { notificationTexts } from '../texts.ts'
import type { Quiet } from './use-choices-form.ts'

/** The hours first offered. */
const NIGHT: Quiet = { quiet_from: '20:00', quiet_to: '08:00' }
const NONE: Quiet = { quiet_from: null, quiet_to: null }

interface QuietHoursProps {
  quiet: Quiet
  timezone: string
  onChange: (quiet: Quiet) => void
}

export function QuietHours({ quiet, timezone, onChange }: QuietHoursProps) {
  const t = useText(notificationTexts)
  const { quiet_from, quiet_to } = quiet
  const isOn = quiet_from !== null && quiet_to !== null
  return (
    <Stack gap="4">
      <NativeCheckbox
        label={t('quiet_on')}
        hint={t('quiet_hint', { timezone: timezone.replaceAll('_', ' ') })}
        checked={isOn}
        onChange={() => onChange(isOn ? NONE : NIGHT)}
      />
      {isOn && (
        <HStack gap="4">
          <FormField label={t('quiet_from')}>
            <TimeInput
              required
              width="36"
              value={quiet_from}
              onChange={(time) => onChange({ quiet_to, quiet_from: time })}
            />
          </FormField>
          <FormField label={t('quiet_to')}>
            <TimeInput
              required
              width="36"
              value={quiet_to}
              onChange={(time) => onChange({ quiet_from, quiet_to: time })}
            />
          </FormField>
        </HStack>
      )}
    </Stack>
  )
}
