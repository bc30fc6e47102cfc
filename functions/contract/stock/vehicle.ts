import * as z from 'zod/mini'
import { Count, Flag, MaybeMoment, MaybeText, Moment, Text } from '#contract/fields.ts'
import { AVAILABILITIES } from './availabilities.ts'

const MaybeCount = z.nullable(Count)
/** US dollars, with cents; null is "Call for price". */
const MaybeDollars = z.nullable(z.number())

/** Makes the schema, from which others take more or less than a car. */
export const vehicle = () =>
  z.object({
    id: Text,
    title: Text,
    vin: MaybeText,
    stockNumber: MaybeText,
    dealer_code: MaybeText,
    year: MaybeCount,
    make: MaybeText,
    model: MaybeText,
    trim: MaybeText,
    body: MaybeText,
    price: MaybeDollars,
    /** What it cost before the price last fell; null where it did not. */
    previous_price: MaybeDollars,
    price_changed_at: MaybeMoment,
    msrp: MaybeDollars,
    /** Miles. */
    mileage: MaybeCount,
    color: MaybeText,
    /** The interior's. */
    colorAlt: MaybeText,
    transmission: MaybeText,
    drivetrain: MaybeText,
    engine: MaybeText,
    fuel: MaybeText,
    condition: z.nullable(z.enum(['new', 'used'])),
    description: MaybeText,
    options: z.array(Text),
    images: z.array(Text),
    availability: z.enum(AVAILABILITIES),
    by_hand: Flag,
    created_at: Moment,
    days_in_stock: Count,
  })

/** A car as the catalogue, the picker and the public page show it (S1 §3, S2 §3). */
export const Vehicle = z.lazy(vehicle)
export type Vehicle = z.infer<typeof Vehicle>
