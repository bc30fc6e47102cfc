import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FormFieldProps {
  label: string
  /** One input. */
  children: ReactNode
  hint?: ReactNode
  error?: string
}

/** A labelled input with a hint below it, or what is wrong with it. */
export function FormField({ label, children, hint, error }: FormFieldProps) {
  return (
    <Field.Root invalid={!!error}>
      <Field.Label>{label}</Field.Label>
      {children}
      {error ? (
        <Field.ErrorText role="alert">{error}</Field.ErrorText>
      ) : (
        hint && <Field.HelperText>{hint}</Field.HelperText>
      )}
    </Field.Root>
  )
}
