import * as z from 'zod/mini'
import { says, Text } from '#contract/fields.ts'
import { FIELD_TEST_NAMES, FIELD_TEXT_CHARACTERS, MOST_FIELDS } from './field-kinds.ts'

const Key = z.string().check(z.minLength(1), z.maxLength(60))
const Written = z.union([z.string().check(z.trim(), z.maxLength(FIELD_TEXT_CHARACTERS)), z.number(), z.boolean()])

/** A contact's values of the dealership's own fields, by the fields' keys; one that is empty is not there. */
export const Custom = z.record(Text, z.union([Text, z.number(), z.boolean()]))
export type Custom = z.output<typeof Custom>

/** Values to set; null or an empty text clears one. What fits a field's kind, the server checks. */
export const CustomInput = z
  .record(Key, z.nullable(Written))
  .check(z.refine((values) => Object.keys(values).length <= MOST_FIELDS, { error: says('not_valid') }))
export type CustomInput = z.output<typeof CustomInput>

/** A condition on one of the fields; a date as `YYYY-MM-DD`. */
const FieldCondition = z.object({
  key: Key,
  test: z.enum(FIELD_TEST_NAMES),
  value: z.optional(Written),
})
export type FieldCondition = z.output<typeof FieldCondition>

const MOST_CONDITIONS = 10
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
/** Conditions that all hold; in an address they are JSON. */
export const FieldConditions = z.pipe(
  z.pipe(
    z.union([z.string().check(z.maxLength(4000)), z.array(FieldCondition)]),
    z.transform((asked) => (typeof asked === 'string' ? readJson(asked) : asked)),
  ),
  z.array(FieldCondition).check(z.maxLength(MOST_CONDITIONS)),
)
