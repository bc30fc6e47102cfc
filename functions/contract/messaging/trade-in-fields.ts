import * as z from 'zod/mini'
import { says } from '#contract/fields.ts'
import { writtenVin } from '#contract/stock/written-vin.ts'

/** Empty, or 17 letters and digits, without I, O, and Q. */
export const Vin = z
  .string()
  .check(z.trim(), z.overwrite(writtenVin), z.regex(/^([A-HJ-NPR-Z0-9]{17})?$/, says('vin_wrong')))

/** Miles. */
export const Mileage = z.int().check(z.minimum(0), z.maximum(2_000_000))
