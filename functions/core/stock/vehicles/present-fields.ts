import type { FieldName } from '#contract/stock/field-names.ts'
import type { Told } from '#contract/stock/vehicle.ts'
import type { Kind } from '#contract/stock/vehicle-field.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { VehicleItem } from './entity.ts'

/** Conversions of values that are presented differently than stored. */
const kinds: { [K in Kind]?: (value: unknown) => unknown } = {
  money: (cents) => inDollars(cents as number | undefined),
  list: (texts) => texts ?? [],
  pictures: (addresses) => addresses ?? [],
}

/** A vehicle's fields as presented: money in dollars, and null for unknown values. */
export const presentFields = <Name extends FieldName>(vehicle: VehicleItem, names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name) => {
      const present = kinds[VEHICLE_FIELDS[name].kind]
      const value = vehicle[name]
      return [name, present ? present(value) : (value ?? null)]
    }),
  ) as { [N in Name]: Told<N> }

export const inDollars = (cents: number | undefined) => (cents === undefined ? null : cents / 100)
