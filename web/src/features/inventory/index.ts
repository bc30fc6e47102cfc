import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

/** Chooses a vehicle, for other features that send one. */
export const VehiclePicker = lazyDialog(async () => (await import('./picker/vehicle-picker.tsx')).VehiclePicker, byOpen)
