import type { FieldCondition } from '#contract/customers/custom.ts'
import { isBare, testsOf } from '#contract/customers/field-kinds.ts'
import { foldText } from '#contract/fold-text.ts'
import type { Refused } from '#contract/refusals.ts'
import type { Field, Value, Values } from './entity.ts'
import { readValue, shownOf, wrongValue } from './field-values.ts'

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
