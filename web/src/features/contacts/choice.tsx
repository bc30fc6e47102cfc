import { NativeSelect } from '@chakra-ui/react'
import { FormField } from '../../ui/form-field.tsx'

interface ChoiceProps {
  label: string
  value: string
  options: { value: string; text: string }[]
  onChange: (value: string) => void
  error?: string
}

/** One of several, under its label. */
export function Choice({ label, value, options, onChange, error }: ChoiceProps) {
  return (
    <FormField label={label} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field value={value} onChange={({ target }) => onChange(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  )
}
