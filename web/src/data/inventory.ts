import type { Input } from '#contract/route.ts'
import { integrations } from '#contract/stock/integrations.ts'
import { inventory } from '#contract/stock/inventory.ts'
import { syncs } from '#contract/stock/syncs.ts'
import { call } from '../lib/client.ts'
import { readAgain, thenRead } from '../lib/read-again.ts'
import { useKeptRow, useRow } from '../lib/use-row.ts'

type Body<Name extends 'create' | 'update'> = Input<(typeof inventory)[Name]>['body']

/** The rows that a change to the inventory may affect; its runs are read separately. */
const INVENTORY = [inventory.list, inventory.dcidFilter, integrations.list, syncs.mapping]
export const readInventory = () => readAgain(...INVENTORY)

export const useVehicles = (query: Input<typeof inventory.list>['query']) => useKeptRow(inventory.list, { query })
/** The first few vehicles matching a text; null for no search. */
export const useFoundVehicles = (query: { search: string; per_page: number } | null) =>
  useRow(inventory.list, query && { query })
export const getVehicle = (id: string) => call(inventory.get, { params: { id } })
export const createVehicle = (body: Body<'create'>) => thenRead(call(inventory.create, { body }), ...INVENTORY)
export const updateVehicle = (id: string, body: Body<'update'>) =>
  thenRead(call(inventory.update, { params: { id }, body }), ...INVENTORY)
export const removeVehicle = (id: string) => thenRead(call(inventory.remove, { params: { id } }), ...INVENTORY)

/** The dealer whose vehicles are shown if a file contains several dealers'. */
export function useDcidFilter() {
  const read = useRow(inventory.dcidFilter, {})
  return {
    ...read,
    isActive: read.data?.is_active ?? false,
    code: read.data?.dcid_filter ?? null,
    dealers: read.data?.dealers ?? [],
    /** An empty string removes the filter. */
    set: (dcid: string) =>
      thenRead(call(inventory.setDcidFilter, { body: { dcid: dcid.trim() || null } }), ...INVENTORY),
  }
}
export type DcidFilter = ReturnType<typeof useDcidFilter>
