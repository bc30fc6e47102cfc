import { Field } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface FormFieldProps {
  label: string
  /** One input. */
  children: ReactNode
  hint?: ReactNode
  error?: string
  /** It may not be left empty; said by a star. */
  isRequired?: boolean
}

/** Beside the label, and not part of its name. */
const STAR = { content: '"*" / ""', color: 'fg.error' }

/** A labelled input with a hint below it, or what is wrong with it. */
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
