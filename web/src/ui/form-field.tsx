import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FormFieldProps {
  label: string
  /** A single input. */
  children: ReactNode
  hint?: ReactNode
  error?: string
  /** Required, marked by a star. */
  isRequired?: boolean
}

/** Beside the label, but not part of its accessible name. */
const STAR = { content: '"*" / ""', color: 'fg.error' }

/** A labeled input with a hint or an error below it. */
export function FormField({ label, children, hint, error, isRequired }: FormFieldProps) {
  return (
    <Field.Root invalid={!!error} required={isRequired}>
      <Field.Label _after={isRequired ? STAR : undefined}>{label}</Field.Label>
      {children}
      {error ? (
        <Field.ErrorText role="alert">{error}</Field.ErrorText>
      ) : (
        hint && <Field.HelperText>{hint}</Field.HelperText>
      )}
    </Field.Root>
  )
}
