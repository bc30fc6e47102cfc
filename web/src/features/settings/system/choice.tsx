import { NativeSelect } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { FormField } from '../../../ui/form-field.tsx'

type ChoiceProps = Omit<ComponentProps<typeof NativeSelect.Field>, 'children'> & {
  label: string
  hint?: ReactNode
  error?: string
  /** Its options. */
  children: ReactNode
}

/** One of several, with what is wrong with it. */
export function Choice({ label, hint, error, children, ...select }: ChoiceProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      <NativeSelect.Root>
        <NativeSelect.Field {...select}>{children}</NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FormField>
  )
}
