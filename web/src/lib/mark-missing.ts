import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Marks each named field that was left empty with its words and leads to the first; tells whether there is one. */
export function markMissing<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  values: Values,
  words: { [Field in FieldPath<Values>]?: string },
): boolean {
  const missing = (Object.keys(words) as FieldPath<Values>[]).filter(
    (field) => String(values[field] ?? '').trim() === '',
  )
  missing.forEach((field, index) => {
    form.setError(field, { message: words[field] }, { shouldFocus: index === 0 })
  })
  return missing.length > 0
}
