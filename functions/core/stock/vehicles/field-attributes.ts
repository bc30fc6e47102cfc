import type { AtLeastOnce, Never, Schema } from 'dynamodb-toolbox/schema'
import { type ListSchema, list } from 'dynamodb-toolbox/schema/list'
import { type NumberSchema, number } from 'dynamodb-toolbox/schema/number'
import { type StringSchema, string } from 'dynamodb-toolbox/schema/string'
import { FIELD_NAMES, type FieldName, type FieldsWith, type ValueOf } from '#contract/stock/field-names.ts'
import { type Field, type Kind, ofKind } from '#contract/stock/vehicle-field.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'

type Props<Name extends FieldName> = { required: Name extends FieldsWith<{ always: true }> ? AtLeastOnce : Never }
type Attribute<Name extends FieldName> =
  ValueOf<Name> extends string[]
    ? ListSchema<StringSchema, Props<Name>>
    : ValueOf<Name> extends number
      ? NumberSchema<Props<Name>>
      : StringSchema<Props<Name> & { enum: Extract<ValueOf<Name>, string>[] }>

const text = string()
const amount = number()
const texts = list(text)
const kinds: { [K in Kind]: (field: Field<K>) => Schema & { optional(): Schema } } = {
  text: () => text,
  prose: () => text,
  number: () => amount,
  money: () => amount,
  day: () => text,
  choice: ({ values }) => text.enum(...Object.keys(values)),
  list: () => texts,
  pictures: () => texts,
}

function attributeOf(field: Field): Schema {
  const attribute = ofKind(kinds, field)
  return field.always ? attribute : attribute.optional()
}

/** The attributes for a vehicle's fields; money in cents, and unknown values absent. */
export const fieldAttributes = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, attributeOf(VEHICLE_FIELDS[name])]),
) as { [Name in FieldName]: Attribute<Name> }
