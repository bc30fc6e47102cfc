import type { FieldName } from '#contract/stock/field-names.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { useLanguage } from '../../lib/language/language.ts'

/** Returns the display name of a vehicle's field. */
export function useFieldLabel() {
  const language = useLanguage()
  return (name: FieldName) => VEHICLE_FIELDS[name].label[language]
}
