import { Input } from '@chakra-ui/react'
import { FIELD_TEXT_CHARACTERS, YES_NO } from '#contract/customers/field-kinds.ts'
import type { OwnField } from '../data/fields.ts'
import { useLanguage } from '../lib/language/language.ts'
import { Select } from '../ui/choice.tsx'
import { DayInput } from './day-input.tsx'

interface CustomInputProps {
  field: Pick<OwnField, 'kind' | 'choices' | 'name'>
  /** As it is typed; empty for none. */
  value: string
  onChange: (value: string) => void
  /** Where it has no label of its own. */
  label?: string
}

/** The input of one of the dealership's own fields, by its kind. */
export function CustomInput({ field: { kind, choices }, value, onChange, label }: CustomInputProps) {
  const language = useLanguage()
  if (kind === 'date') return <DayInput label={label} value={value} onChange={onChange} />
  if (kind === 'choice' || kind === 'yes_no') {
    const options =
      kind === 'choice'
        ? choices.map((choice) => ({ value: choice, text: choice }))
        : (['true', 'false'] as const).map((one) => ({ value: one, text: YES_NO[one][language] }))
    return (
      <Select
        field={{ 'aria-label': label }}
        value={value}
        onChange={onChange}
        options={[{ value: '', text: '—' }, ...options]}
      />
    )
  }
  return (
    <Input
      aria-label={label}
      autoComplete="off"
      data-1p-ignore
      inputMode={kind === 'number' ? 'decimal' : undefined}
      maxLength={FIELD_TEXT_CHARACTERS}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
