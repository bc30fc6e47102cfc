import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'
import { errorText } from './language/error-text.ts'

/**
 * Sends a form. What the server says of a field stands at that field; anything else becomes the form's `root` error, in
 * words, with `otherwise` for a failure without a cause.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
  otherwise?: string,
) {
  return form.handleSubmit(async (values) => {
    try {
      await send(values)
    } catch (error) {
      const refused = error instanceof ApiError ? Object.entries(error.fields) : []
      const here = refused.filter(([field]) => field in values)
      here.forEach(([field, message], index) => {
        form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
      })
      if (here.length === 0) form.setError('root', { message: errorText(error, otherwise) })
    }
  })
}
