import type * as z from 'zod/mini'
import { fieldsWith } from '#contract/stock/field-names.ts'
import type { PublicVehicle } from '#contract/stock/public.ts'
import type { VehicleItem } from './entity.ts'
import { inDollars, presentFields } from './present-fields.ts'

const SHOWN = fieldsWith('seenBy', 'anyone')

/** A vehicle as anyone may see it. */
export const presentPublic = (vehicle: VehicleItem): z.input<typeof PublicVehicle> => ({
  id: vehicle.id,
  ...presentFields(vehicle, SHOWN),
  previous_price: inDollars(vehicle.previous_price),
})
