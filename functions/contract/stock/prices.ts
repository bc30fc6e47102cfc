import * as z from 'zod/mini'
import { Flag, MaybeMoment, MaybeText, oneLine, Text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const FEE_LINE_MAX = 120
const line = z.optional(z.string().check(oneLine(), z.trim(), z.maxLength(FEE_LINE_MAX)))
const lines = z.object({ en: Text, es: Text })

const Prices = z.object({
  /** They include all fees but taxes and registration. */
  prices_are_total: Flag,
  /** When, and by whom that was said. */
  said_at: MaybeMoment,
  said_by: MaybeText,
  /** Only total prices are shown. */
  total_price_only: Flag,
  /** The law of the dealership's state asks for it: it can't be switched off. */
  is_by_law: Flag,
  /** The dealership's own words beside a price that is not total; empty: the usual ones. */
  fee_line: lines,
  usual_fee_line: lines,
})
export type Prices = z.infer<typeof Prices>

/** What a dealership says of its prices, wherever a customer sees one. */
export const prices = {
  prices: route({
    method: 'GET',
    path: '/api/inventory/prices',
    access: 'member',
    uses: ['table:read', 'keys:csrf'],
    output: Prices,
  }),
  setPrices: route({
    method: 'PUT',
    path: '/api/inventory/prices',
    access: 'manager',
    right: 'settings',
    uses: ['table:read', 'table:write', 'keys:csrf'],
    body: z.partial(
      z.object({
        prices_are_total: z.boolean(),
        total_price_only: z.boolean(),
        fee_line: z.object({ en: line, es: line }),
      }),
    ),
    output: Prices,
  }),
}
