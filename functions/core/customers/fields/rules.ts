import type { Custom, FieldCondition } from '#contract/customers/custom.ts'
import { FIELD_TEXT_CHARACTERS, type FieldKind, isBare, testsOf, YES_NO } from '#contract/customers/field-kinds.ts'
import { foldText } from '#contract/fold-text.ts'
import type { Language } from '#contract/language.ts'
import type { Refused } from '#contract/refusals.ts'
import type { Field, Value, Values } from './entity.ts'

export const presentField = ({ id, key, name, kind, choices }: Field) => ({
  ...{ id, key, name, kind },
  choices: choices.map((choice) => choice.name),
})

const KEY_CHARACTERS = 50

/** The key that a name gives, with `_2` behind it where it is taken: letters, digits, and underscores. */
export function keyOf(name: string, taken: readonly string[]): string {
  const slug = foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .slice(0, KEY_CHARACTERS)
    .replace(/^_+|_+$/g, '')
  const key = slug || 'field'
  for (let n = 2, free = key; ; n++) {
    if (!taken.includes(free)) return free
    free = `${key}_${n}`
  }
}

export const isTaken = (own: readonly Field[], name: string, id?: string) =>
  own.some((field) => field.id !== id && foldText(field.name) === foldText(name))

const answersTo = ({ name, was }: Field['choices'][number], written: string) =>
  [name, ...was].some((one) => foldText(one) === foldText(written))

/** A choice by its present name; undefined where there is none any more. */
const choiceOf = ({ choices }: Field, written: Value) =>
  choices.find((choice) => answersTo(choice, String(written)))?.name

/** A value as it is shown; undefined where it is a choice that was removed. */
const shownOf = (field: Field, value: Value | undefined): Value | undefined =>
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

/** Why a condition can't be asked; undefined where it can. */
export function wrongCondition(fields: readonly Field[], { key, test, value }: FieldCondition): Refused | undefined {
  const field = fields.find((one) => one.key === key)
  if (!field) return { key: 'field_unknown', about: { key } }
  if (!testsOf(field.kind).includes(test)) return { key: 'field_test_wrong' }
  if (isBare(test)) return undefined
  return value !== undefined && readValue(field, value) !== undefined ? undefined : wrongValue(field)
}

/** True if a contact's values meet a condition; nobody meets one on a field that is gone, or that its kind can't be asked. */
export function meetsCondition(fields: readonly Field[], values: Values | undefined, asked: FieldCondition): boolean {
  const field = fields.find(({ key }) => key === asked.key)
  if (!field || wrongCondition(fields, asked)) return false
  const value = shownOf(field, values?.[field.id])
  if (isBare(asked.test)) return (value === undefined) === (asked.test === 'empty')
  const wanted = readValue(field, asked.value ?? '')
  if (wanted === undefined) return false
  if (asked.test === 'is_not') return value === undefined || !isSame(value, wanted)
  return value !== undefined && COMPARED[asked.test](value, wanted)
}

const folded = (value: Value) => (typeof value === 'string' ? foldText(value) : value)
const isSame = (value: Value, wanted: Value) => folded(value) === folded(wanted)
type Compared = 'is' | 'contains' | 'more' | 'less' | 'after' | 'before'
const COMPARED: Record<Compared, (value: Value, wanted: Value) => boolean> = {
  is: isSame,
  contains: (value, wanted) => foldText(String(value)).includes(foldText(String(wanted))),
  more: (value, wanted) => value > wanted,
  less: (value, wanted) => value < wanted,
  // Days as texts stand in their order.
  after: (value, wanted) => value > wanted,
  before: (value, wanted) => value < wanted,
}

/** A choice's choices by what a manager writes; each that goes on under another name keeps the names it had. */
export function choicesOf(
  known: Field['choices'],
  written: readonly string[],
  renamed: readonly { from: string; to: string }[] = [],
): Field['choices'] {
  return written.map((name) => {
    const from = renamed.find(({ to }) => to === name)?.from ?? name
    const before = known.find((choice) => choice.name === from) ?? known.find((choice) => answersTo(choice, name))
    const was = new Set([...(before?.was ?? []), ...(before ? [before.name] : [])])
    was.delete(name)
    return { name, was: [...was] }
  })
}

/** A name that two choices have, or had. */
export const twiceIn = (choices: Field['choices']): string | undefined =>
  choices.find((choice) => choices.some((other) => other !== choice && answersTo(other, choice.name)))?.name

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
