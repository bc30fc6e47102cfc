import { useVehicle } from '../../../data/vehicle.ts'
import { VehicleCard } from './vehicle-card.tsx'

/** The card of a vehicle that a message links to; nothing for one that isn't, or is no longer, the dealership's. */
export function LinkedVehicle({ id }: { id: string }) {
  const { state } = useVehicle(id)
  return state === 'gone' ? null : <VehicleCard vehicle={{ id }} />
}
