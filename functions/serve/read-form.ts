import { AppError } from '../core/platform/errors.ts'

/** A form's fields; a repeated one is a list. */
export type Form = Record<string, string | string[]>

/** Twilio sends about forty. */
const FIELDS_MAX = 200

/** A form's fields in one pass; throws `too_large` if there are too many. */
export function readForm(text: string): Form {
  const fields = new Map<string, string | string[]>()
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > FIELDS_MAX) throw new AppError('too_many_fields', { most: FIELDS_MAX })
    const known = fields.get(name)
    if (Array.isArray(known)) known.push(value)
    else fields.set(name, known === undefined ? value : [known, value])
  }
  return Object.fromEntries(fields)
}
