import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { VehicleLink } from '../vehicle-link.tsx'
import { useVehicleState } from './use-vehicle-state.ts'

/** The vehicle that the customer wrote about last, and whether it can still be had. */
export function VehicleChip({ vehicle }: { vehicle: NonNullable<ConversationRow['vehicle']> }) {
  return <VehicleLink vehicle={vehicle} state={useVehicleState(vehicle.id)} />
}
