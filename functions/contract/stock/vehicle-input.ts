import * as z from 'zod/mini'
import { says } from '#contract/fields.ts'
import { type FieldsWith, fieldsWith, type ValueOf } from './field-names.ts'
import { type Field, ofKind } from './vehicle-field.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'
import { writtenVin } from './written-vin.ts'

export type InputField = FieldsWith<{ byHand: 'needed' | 'optional' }>
type NeededField = FieldsWith<{ byHand: 'needed' }>
export type InputKind = (typeof VEHICLE_FIELDS)[InputField]['kind']

/** The input value of a field; null removes it. */
type Given<Name extends InputField> = Name extends NeededField | 'images' ? ValueOf<Name> : ValueOf<Name> | null
type Schemas = {
  [Name in InputField]: Name extends NeededField
    ? z.ZodMiniType<ValueOf<Name>, ValueOf<Name>>
    : z.ZodMiniOptional<z.ZodMiniType<Given<Name>, Given<Name>>>
}

/**
 * An http URL may be our own (the local cloud's), which core checks. Normal URLs are ASCII, so 60 of them and the
 * description stay below half of the table's 400 kB.
 */
const Picture = z.url({ normalize: true }).check(z.maxLength(2000), z.regex(/^https?:\/\//, says('picture_not_https')))

const kinds: { [K in InputKind]: (field: Field<K>) => z.ZodMiniType } = {
  text: ({ max }) => z.nullable(z.string().check(z.trim(), z.maxLength(max))),
  prose: ({ max }) => z.nullable(z.string().check(z.trim(), z.maxLength(max))),
  number: ({ min, max }) => z.nullable(z.int().check(z.minimum(min), z.maximum(max))),
  money: ({ max }) => z.nullable(z.number().check(z.minimum(0), z.maximum(max))),
  pictures: ({ max }) => z.array(Picture).check(z.maxLength(max, says('too_many_pictures'))),
}

const needed = (name: NeededField) => () =>
  z.string().check(z.trim(), z.minLength(1, says(`${name}_missing`)), z.maxLength(VEHICLE_FIELDS[name].max))
/** Fields with stricter rules than others of their kind. */
const own: Record<NeededField, () => z.ZodMiniType> & Partial<Record<InputField, () => z.ZodMiniType>> = {
  vin: () =>
    z.nullable(
      z.string().check(z.trim(), z.overwrite(writtenVin), z.regex(/^$|^[A-HJ-NPR-Z0-9]{17}$/, says('vin_wrong'))),
    ),
  make: needed('make'),
  model: needed('model'),
}

function schemaOf(name: InputField): z.ZodMiniType {
  const field = VEHICLE_FIELDS[name]
  const schema = own[name]?.() ?? ofKind<InputKind, z.ZodMiniType>(kinds, field)
  return field.byHand === 'needed' ? schema : z.optional(schema)
}

const vehicleInput = () =>
  z.object(Object.fromEntries(fieldsWith('byHand').map((name) => [name, schemaOf(name)])) as Schemas)

/** A vehicle kept by hand. Created on first use: it would be a good part of the function's start. */
export const VehicleInput = z.lazy(vehicleInput)
export type VehicleInput = z.output<typeof VehicleInput>
/** Changes to it: null removes a field's value, an omitted field stays as it is. */
export const VehicleChanges = z.lazy(() => z.partial(vehicleInput()))
export type VehicleChanges = z.output<typeof VehicleChanges>
