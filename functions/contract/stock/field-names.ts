import type { Facets, Field } from './vehicle-field.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'

type Fields = typeof VEHICLE_FIELDS
export type FieldName = keyof Fields
/** The names of the fields whose row has these properties: `FieldsWith<{ byHand: 'needed' }>`. */
export type FieldsWith<Has> = { [Name in FieldName]: Fields[Name] extends Has ? Name : never }[FieldName]

export const FIELD_NAMES = Object.keys(VEHICLE_FIELDS) as FieldName[]

/** The names of the fields with this facet, and one of these values if any are given; in the table's order. */
export const fieldsWith = <Facet extends keyof Facets, Value extends Facets[Facet]>(facet: Facet, ...values: Value[]) =>
  FIELD_NAMES.filter((name) => {
    const field: Field = VEHICLE_FIELDS[name]
    const value: unknown = field[facet]
    return values.length === 0 ? value !== undefined : values.some((wanted) => wanted === value)
  }) as FieldsWith<Record<Facet, Value>>[]

type Value<Row> = Row extends { values: infer Values }
  ? keyof Values
  : Row extends { kind: 'number' | 'money' }
    ? number
    : Row extends { kind: 'list' | 'pictures' }
      ? string[]
      : string
/** The type of a field's value as stored. */
export type ValueOf<Name extends FieldName> = Value<Fields[Name]>
