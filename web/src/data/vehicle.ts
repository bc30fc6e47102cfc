import { inventory, type ListedVehicle } from '#contract/stock/inventory.ts'
import { useReadOn } from '../lib/use-read-on.ts'
import { useRow } from '../lib/use-row.ts'

/** One vehicle, kept fresh by push. */
export function useVehicle(id: string) {
  useReadOn('inventory', [inventory.get])
  const { data, error } = useRow(inventory.get, { params: { id } })
  return { vehicle: data, state: stateOf(data, error?.status) }
}

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
