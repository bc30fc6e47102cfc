import { NativeSelect } from '@chakra-ui/react'

interface ChoiceProps<Value extends string> {
  value: Value
  options: readonly { value: Value; text: string }[]
  onChange: (value: Value) => void
  /** Where no label stands above it. */
  label?: string
}

/** One of several. */
export function Choice<Value extends string>({ value, options, onChange, label }: ChoiceProps<Value>) {
  return (
    <NativeSelect.Root width={label ? { base: 'full', sm: '52' } : 'full'}>
      <NativeSelect.Field
        bg="bg.panel"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
