import type { ComponentProps } from 'react'
import { useText } from '../../lib/language/text.ts'
import { FormField } from '../../ui/form-field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type SecretFieldProps = Omit<ComponentProps<typeof PasswordInput>, 'showLabel' | 'hideLabel'> & {
  label: string
  hint?: string
  error?: string
}

/** A password with its label and what is wrong with it. */
export function SecretField({ label, hint, error, ...input }: SecretFieldProps) {
  const common = useText()
  return (
    <FormField label={label} hint={hint} error={error}>
      <PasswordInput showLabel={common('show_password')} hideLabel={common('hide_password')} {...input} />
    </FormField>
  )
}
