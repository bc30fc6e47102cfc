import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError } from './api-error.ts'
import { errorText } from './language/error-text.ts'

/**
 * Submits a form. The server's error for a field is shown at that field, which is the first name of its path that the
 * form has (`images.3`, `config.server`); any other becomes the form's `root` error, as a sentence, with `otherwise`
 * for a failure of unknown cause.
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
      const here: Record<string, string> = {}
      for (const [path, message] of error instanceof ApiError ? Object.entries(error.fields) : []) {
        const field = path.split('.').find((name) => name in values)
        if (field) here[field] ??= message
      }
      Object.entries(here).forEach(([field, message], index) => {
        form.setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 })
      })
      if (Object.keys(here).length === 0) form.setError('root', { message: errorText(error, otherwise) })
    }
  })
}
