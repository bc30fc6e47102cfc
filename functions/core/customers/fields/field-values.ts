import type { Custom } from '#contract/customers/custom.ts'
import { FIELD_TEXT_CHARACTERS, type FieldKind, YES_NO } from '#contract/customers/field-kinds.ts'
import { foldText } from '#contract/fold-text.ts'
import type { Language } from '#contract/language.ts'
import type { Refused } from '#contract/refusals.ts'
import type { Field, Value, Values } from './entity.ts'

export const answersTo = ({ name, was }: Field['choices'][number], written: string) =>
  [name, ...was].some((one) => foldText(one) === foldText(written))

/** A choice by its present name; undefined where there is none any more. */
const choiceOf = ({ choices }: Field, written: Value) =>
  choices.find((choice) => answersTo(choice, String(written)))?.name

/** A value as it is shown; undefined where it is a choice that was removed. */
export const shownOf = (field: Field, value: Value | undefined): Value | undefined =>
  field.kind === 'choice' && value !== undefined ? choiceOf(field, value) : value

/** A contact's values by the fields' keys; those of fields that were removed are left out. */
export const customOf = (fields: readonly Field[], values: Values = {}): Custom =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = shownOf(field, values[field.id])
      return value === undefined ? [] : [[field.key, value]]
    }),
  )

const DAY = /^\d{4}-\d\d-\d\d$/
/** True for a day that the calendar has. */
const isDay = (text: string) => DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** A value of each kind as it is kept; undefined where it is none. */
const READ: Record<FieldKind, (written: Value, field: Field) => Value | undefined> = {
  text: (written) =>
    typeof written === 'string' && written.length <= FIELD_TEXT_CHARACTERS ? written.trim() : undefined,
  number: (written) => (typeof written === 'number' && Number.isFinite(written) ? written : undefined),
  date: (written) => (typeof written === 'string' && isDay(written) ? written : undefined),
  choice: (written, field) => choiceOf(field, written),
  yes_no: (written) => (typeof written === 'boolean' ? written : undefined),
}
export const readValue = (field: Field, written: Value): Value | undefined => READ[field.kind](written, field)

export function wrongValue({ kind, choices }: Field): Refused {
  if (kind !== 'choice') return { key: `field_${kind}_wrong` }
  return { key: 'field_choice_wrong', about: { choices: choices.map(({ name }) => name).join(', ') } }
}

/** A value in words: a day as May 31, 2026. */
export function sayValue(kind: FieldKind, value: Value, language: Language): string {
  if (typeof value === 'boolean') return YES_NO[`${value}`][language]
  if (typeof value === 'number') return value.toLocaleString(`${language}-US`)
  if (kind !== 'date') return value
  return new Date(`${value}T00:00:00Z`).toLocaleDateString(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A contact's values as the cells of a file, which an import reads again. */
export function cellsOf(fields: readonly Field[], values: Values | undefined, language: Language): string[] {
  const custom = customOf(fields, values)
  return fields.map(({ key }) => {
    const value = custom[key]
    return typeof value === 'boolean' ? YES_NO[`${value}`][language] : String(value ?? '')
  })
}
