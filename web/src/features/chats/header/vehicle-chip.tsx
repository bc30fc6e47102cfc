import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useVehicle } from '../../../data/vehicle.ts'
import { VehicleLink } from '../vehicle-link.tsx'

/** The vehicle that the customer wrote about last, and whether it can still be had. */
export function VehicleChip({ vehicle }: { vehicle: NonNullable<ConversationRow['vehicle']> }) {
  return <VehicleLink vehicle={vehicle} state={useVehicleState(vehicle.id)} />
}

/** What has become of a vehicle that a customer wrote about; nothing while it is for sale, or not known. */
function useVehicleState(id: string): 'sold' | 'gone' | 'not_public' | undefined {
  const { data, error } = useVehicle(id)
  if (error?.status === 404) return 'gone'
  if (!data || data.availability === 'available') return undefined
  if (data.availability !== 'sold') return 'not_public'
  // One that was taken out by hand may have gone otherwise.
  return data.by_hand ? 'gone' : 'sold'
}
