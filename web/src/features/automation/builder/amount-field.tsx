import { HStack, Input } from '@chakra-ui/react'
import { useState } from 'react'
import { countIn, minutesIn, type Unit, unitOf } from '#contract/outreach/span-of.ts'
import { useText } from '../../../lib/language/text.ts'
import { Select } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { builderTexts } from './texts.ts'

interface SpanFieldProps {
  label: string
  /** Minutes. */
  value: number
  units?: readonly Unit[]
  onChange: (minutes: number) => void
}

/** A span of time as a number and its unit. */
export function SpanField({ label, value, units = ['minute', 'hour', 'day'], onChange }: SpanFieldProps) {
  const t = useText(builderTexts)
  const natural = unitOf(value)
  const [unit, setUnit] = useState<Unit>(units.includes(natural) ? natural : (units[0] ?? 'minute'))
  return (
    <HStack align="end" gap="2" maxWidth="sm" css={{ '& label': { whiteSpace: 'nowrap' } }}>
      <NumberField
        label={label}
        value={countIn(value, unit)}
        onChange={(count) => onChange(minutesIn(count ?? 0, unit))}
      />
      <Select
        field={{ 'aria-label': t('unit') }}
        value={unit}
        onChange={(next) => {
          setUnit(next)
          onChange(minutesIn(countIn(value, unit), next))
        }}
        options={units.map((one) => ({ value: one, text: t(`unit_${one}`) }))}
      />
    </HStack>
  )
}

interface NumberFieldProps {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}

export function NumberField({ label, value, onChange }: NumberFieldProps) {
  return (
    <FormField label={label}>
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Math.round(target.valueAsNumber))}
      />
    </FormField>
  )
}
