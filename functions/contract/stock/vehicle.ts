import * as z from 'zod/mini'
import { Count, Flag, MaybeMoment, Moment, Text } from '#contract/fields.ts'
import { type FieldName, type FieldsWith, fieldsWith, type ValueOf } from './field-names.ts'
import { type Field, type Kind, ofKind } from './vehicle-field.ts'
import { VEHICLE_FIELDS } from './vehicle-fields.ts'

/** Fields that are never null: an unknown list is empty. */
type Certain = FieldsWith<{ always: true } | { kind: 'list' | 'pictures' }>
export type Told<Name extends FieldName> = Name extends Certain ? ValueOf<Name> : ValueOf<Name> | null
type Schemas<Name extends FieldName> = { [N in Name]: z.ZodMiniType<Told<N>, Told<N>> }

/** US dollars, with cents. */
const Dollars = z.number()

const kinds: { [K in Kind]: (field: Field<K>) => z.ZodMiniType } = {
  text: () => Text,
  prose: () => Text,
  number: () => Count,
  money: () => Dollars,
  day: () => Text,
  choice: ({ values }) => z.enum(Object.keys(values)),
  list: () => z.array(Text),
  pictures: () => z.array(Text),
}

const isCertain = ({ kind, always }: Field) => always || kind === 'list' || kind === 'pictures'

function schemaOf(field: Field): z.ZodMiniType {
  const schema = ofKind(kinds, field)
  return isCertain(field) ? schema : z.nullable(schema)
}

const schemasOf = <Name extends FieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(VEHICLE_FIELDS[name])])) as Schemas<Name>

export const ShownPrice = z.object({ amount: Dollars, is_total: Flag, words: z.object({ en: Text, es: Text }) })

/**
 * A vehicle's public data: no more than on a window sticker, and not how long it has been in stock; fields that claim
 * something are empty.
 */
export const publicVehicle = () =>
  z.object({
    id: Text,
    ...schemasOf(fieldsWith('seenBy', 'anyone')),
    /** The price as customers may see it, with its words beside; null where they may see none. */
    shown_price: z.nullable(ShownPrice),
    /** The price before it last fell; null if it never did. */
    previous_price: z.nullable(Dollars),
  })

/** Creates the schema, which others extend. */
export const vehicle = () =>
  z.extend(publicVehicle(), {
    ...schemasOf(fieldsWith('seenBy', 'staff')),
    price_changed_at: MaybeMoment,
    by_hand: Flag,
    created_at: Moment,
    days_in_stock: Count,
  })

/** A vehicle as shown in the catalogue and the picker (S1 §3, S2 §3). */
export const Vehicle = z.lazy(vehicle)
export type Vehicle = z.infer<typeof Vehicle>
