import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { useVehicle } from '../../../data/vehicle.ts'
import { VehicleLink } from '../vehicle-link.tsx'

/** The vehicle that the customer wrote about last, and whether it can still be had. */
export function VehicleChip({ vehicle }: { vehicle: NonNullable<ConversationRow['vehicle']> }) {
  return <VehicleLink vehicle={vehicle} state={useVehicle(vehicle.id).state} />
}
