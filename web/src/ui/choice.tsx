import { NativeSelect } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { FormField } from './form-field.tsx'

interface Option<Value extends string = string> {
  value: Value
  text: string
}
interface OptionGroup<Value extends string> {
  group: string
  options: readonly Option<Value>[]
}

interface SelectProps<Value extends string> extends Omit<NativeSelect.RootProps, 'onChange' | 'children'> {
  options: readonly (Option<Value> | OptionGroup<Value>)[]
  value?: Value
  onChange?: (value: Value) => void
  /** Props of the select itself: an accessible name if it has no label, or a form's registration. */
  field?: NativeSelect.FieldProps
}

/** A choice of one option, using the browser's native select. */
export function Select<Value extends string>({ options, value, onChange, field, ...look }: SelectProps<Value>) {
  return (
    <NativeSelect.Root {...look}>
      <NativeSelect.Field
        value={value}
        onChange={onChange && (({ target }) => onChange(target.value as Value))}
        {...field}
      >
        {options.map((one) =>
          'group' in one ? (
            <optgroup key={one.group} label={one.group}>
              {one.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(one)
          ),
        )}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

const optionOf = ({ value, text }: Option) => (
  <option key={value} value={value}>
    {text}
  </option>
)

interface ChoiceProps<Value extends string> extends SelectProps<Value> {
  label: string
  hint?: ReactNode
  error?: string
  isRequired?: boolean
}

/** A select with a label and its error. */
export function Choice<Value extends string>({ label, hint, error, isRequired, ...select }: ChoiceProps<Value>) {
  return (
    <FormField label={label} hint={hint} error={error} isRequired={isRequired}>
      <Select {...select} />
    </FormField>
  )
}
