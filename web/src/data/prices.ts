import { assistant } from '#contract/assistant/assistant.ts'
import type { Input } from '#contract/route.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { useRow } from '../lib/use-row.ts'

export type PriceChanges = Input<typeof inventory.setPrices>['body']

/** What the dealership says of its prices. */
export const usePrices = () => useRow(inventory.prices, {})
export const updatePrices = (body: PriceChanges) =>
  thenRead(call(inventory.setPrices, { body }), inventory.prices, inventory.list, inventory.get, assistant.get)
