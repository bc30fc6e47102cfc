import type { Custom, CustomInput, FieldCondition } from '#contract/customers/custom.ts'
import type { FieldKind } from '#contract/customers/field-kinds.ts'
import type { OwnField } from './fields.ts'

type Value = Custom[string]

/** A value as an input has it. */
export const writtenValue = (value: Value | undefined) => (value === undefined ? '' : String(value))

/** The same as the API takes it, null where it is empty; what is no number stays as it is, and is refused. */
export function valueOfText(kind: FieldKind, text: string): CustomInput[string] {
  const written = text.trim()
  if (written === '') return null
  if (kind === 'yes_no') return written === 'true'
  if (kind !== 'number') return written
  const number = Number(written.replaceAll(',', ''))
  return Number.isFinite(number) ? number : written
}

/** What a field is first asked: nothing is wrong with it as it stands. */
export function firstTestOf({ key, kind, choices }: OwnField): FieldCondition {
  if (kind === 'choice') return { key, test: 'is', value: choices[0] }
  return kind === 'yes_no' ? { key, test: 'is', value: true } : { key, test: 'not_empty' }
}
