import { factIn } from '#contract/stock/fact-in.ts'
import { type FieldsWith, fieldsWith } from '#contract/stock/field-names.ts'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { type Field, ofKind } from '#contract/stock/vehicle-field.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useFieldLabel } from '../use-field-label.ts'

const FACTS = fieldsWith('onCard')
type FactKind = (typeof VEHICLE_FIELDS)[FieldsWith<{ onCard: true }>]['kind']

/** A vehicle's short facts; unknown ones are omitted, and a year that its title tells. */
export function CardFacts({ vehicle }: { vehicle: ListedVehicle }) {
  const label = useFieldLabel()
  const { miles } = useFormats()
  const language = useLanguage()
  const kinds: { [K in FactKind]: (field: Field<K>) => (value: string | number) => string } = {
    text: () => String,
    number:
      ({ unit }) =>
      (value) =>
        unit ? miles(Number(value)) : String(value),
  }
  return (
    <dl className="lot-facts">
      {FACTS.map((name) => {
        const value = vehicle[name]
        if (value === null || value === '') return null
        if (name === 'year' && vehicle.title.includes(String(value))) return null
        return (
          <div key={name}>
            <dt className="lot-hidden">{label(name)}</dt>
            <dd title={label(name)}>{factIn(name, ofKind(kinds, VEHICLE_FIELDS[name])(value), language)}</dd>
          </div>
        )
      })}
    </dl>
  )
}
