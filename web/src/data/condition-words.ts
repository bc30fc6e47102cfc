import type { FieldCondition } from '#contract/customers/custom.ts'
import { FIELD_TESTS, isBare } from '#contract/customers/field-kinds.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useCustomText } from '../lib/language/use-custom-text.ts'
import { useFields } from './fields.ts'

/** Says a condition on one of the dealership's own fields. */
export function useConditionWords() {
  const language = useLanguage()
  const sayValue = useCustomText()
  const fields = useFields().data?.data ?? []
  return ({ key, test, value }: FieldCondition): string => {
    const field = fields.find((one) => one.key === key)
    const said = isBare(test) || value === undefined ? '' : ` ${sayValue(field?.kind ?? 'text', value)}`
    return `${field?.name ?? key} ${FIELD_TESTS[test][language]}${said}`
  }
}
