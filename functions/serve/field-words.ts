import type * as z from 'zod/mini'

const REQUIRED = 'This field is required.'

/** What a field's reader is told where its schema has no words of its own. */
export const wordsOf: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_big') return `Use at most ${issue.maximum}${unitOf(issue.origin)}.`
  if (issue.code === 'too_small') {
    return issue.origin === 'string' && issue.minimum === 1
      ? REQUIRED
      : `Use at least ${issue.minimum}${unitOf(issue.origin)}.`
  }
  if (issue.code === 'invalid_value') return `Choose one of: ${issue.values.map(String).join(', ')}.`
  return issue.input === undefined ? REQUIRED : 'This is not valid.'
}

const unitOf = (origin: string) => (origin === 'string' ? ' characters' : '')
