/** What other features may show of the inventory. */
export { VehiclePicker } from './picker/vehicle-picker.tsx'
