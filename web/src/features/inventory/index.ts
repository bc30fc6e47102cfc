import { lazy } from 'react'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

/** Chooses a vehicle, for other features that send one. */
export const VehiclePicker = lazyDialog(async () => (await import('./picker/vehicle-picker.tsx')).VehiclePicker, byOpen)

/** The card of a vehicle that a message links to. */
export const LinkedVehicle = lazy(async () => ({
  default: (await import('./asked/linked-vehicle.tsx')).LinkedVehicle,
}))
