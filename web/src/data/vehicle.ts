import { useMemo } from 'react'
import { FACTS_MAX, inventory, type ListedVehicle, type VehicleFacts } from '#contract/stock/inventory.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

/** One vehicle, kept fresh by push. */
export function useVehicle(id: string) {
  useReadOn('inventory', [inventory.get])
  const { data, error } = useRow(inventory.get, { params: { id } })
  return { vehicle: data, state: stateOf(data, error?.status) }
}

/** The short facts of some vehicles by id, kept fresh by push; of more than one read takes, the first. */
export function useVehicleFacts(ids: readonly string[]): ReadonlyMap<string, VehicleFacts> {
  useReadOn('inventory', [inventory.facts])
  const wanted = [...new Set(ids)].slice(0, FACTS_MAX).toSorted().join(',')
  const { data } = useRow(inventory.facts, wanted ? { query: { ids: wanted } } : null, { keepPreviousData: true })
  return useMemo(() => new Map(data?.data.map((one) => [one.id, one])), [data])
}
export type { VehicleFacts }

export type VehicleState = 'reserved' | 'sold' | 'gone' | 'not_public'

/** The state of a vehicle that a customer asked about; undefined while it is for sale, or until known. */
function stateOf(vehicle: ListedVehicle | undefined, failure: number | undefined): VehicleState | undefined {
  if (failure === 404) return 'gone'
  if (!vehicle || vehicle.availability === 'available') return undefined
  if (vehicle.availability === 'reserved') return 'reserved'
  if (vehicle.availability !== 'sold') return 'not_public'
  // One that was removed manually may not have been sold.
  return vehicle.by_hand ? 'gone' : 'sold'
}
