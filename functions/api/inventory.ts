import { inventory } from '#contract/stock/inventory.ts'
import { createVehicle } from '../core/stock/inventory/create-vehicle.ts'
import { getDcidFilter } from '../core/stock/inventory/get-dcid-filter.ts'
import { getVehicle } from '../core/stock/inventory/get-vehicle.ts'
import { listFacts } from '../core/stock/inventory/list-facts.ts'
import { listInventory } from '../core/stock/inventory/list-inventory.ts'
import { removeVehicle } from '../core/stock/inventory/remove-vehicle.ts'
import { updateDcidFilter } from '../core/stock/inventory/update-dcid-filter.ts'
import { updateVehicle } from '../core/stock/inventory/update-vehicle.ts'
import { getPrices } from '../core/stock/prices/get-prices.ts'
import { updatePrices } from '../core/stock/prices/update-prices.ts'
import { serve } from '../serve.ts'

export const handler = serve(inventory, {
  list: ({ query }, ctx) => listInventory(ctx, query),
  get: ({ params }, ctx) => getVehicle(ctx, params),
  facts: ({ query }, ctx) => listFacts(ctx, query),
  create: ({ body }, ctx) => createVehicle(ctx, body),
  update: ({ params, body }, ctx) => updateVehicle(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeVehicle(ctx, params),
  dcidFilter: (_, ctx) => getDcidFilter(ctx),
  prices: (_, ctx) => getPrices(ctx),
  setPrices: ({ body }, ctx) => updatePrices(ctx, body),
  setDcidFilter: ({ body }, ctx) => updateDcidFilter(ctx, body),
})
