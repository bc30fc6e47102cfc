import { inventory } from '#contract/stock/inventory.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

/** One vehicle, kept fresh by push. */
export function useVehicle(id: string) {
  useReadOn('inventory', [inventory.get])
  return useRow(inventory.get, { params: { id } })
}
