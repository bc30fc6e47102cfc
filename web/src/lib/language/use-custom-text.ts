import type { Custom } from '#contract/customers/custom.ts'
import { type FieldKind, YES_NO } from '#contract/customers/field-kinds.ts'
import { useFormats } from './formats.ts'
import { useLanguage } from './language.ts'

/** Says a value of one of the dealership's own fields. */
export function useCustomText() {
  const { number, day } = useFormats()
  const language = useLanguage()
  return (kind: FieldKind, value: Custom[string]): string => {
    if (typeof value === 'boolean') return YES_NO[`${value}`][language]
    if (typeof value === 'number') return number(value)
    return kind === 'date' ? day(value) : value
  }
}
