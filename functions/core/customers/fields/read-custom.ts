import type { CustomInput } from '#contract/customers/custom.ts'
import type { Refused } from '#contract/refusals.ts'
import { refusedFields } from '../../platform/errors.ts'
import type { Field, Values } from './entity.ts'
import { readValue, wrongValue } from './field-values.ts'

/** A contact's values with what was written; throws `invalid` for an unknown field, and for what doesn't fit its kind. */
export function readCustom(fields: readonly Field[], written: CustomInput, seen: Values = {}): Values {
  const values = { ...seen }
  const wrong: Record<string, Refused> = {}
  for (const [key, one] of Object.entries(written)) {
    const field = fields.find((known) => known.key === key)
    if (!field) wrong[`custom.${key}`] = { key: 'field_unknown', about: { key } }
    else if (one === null || one === '') delete values[field.id]
    else {
      const value = readValue(field, one)
      if (value === undefined) wrong[`custom.${key}`] = wrongValue(field)
      else values[field.id] = value
    }
  }
  if (Object.keys(wrong).length > 0) throw refusedFields(wrong)
  return values
}
