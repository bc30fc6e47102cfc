import type { VehicleItem } from './entity.ts'

/** True for what customers may see and ask about, also while it is reserved for somebody. */
export const isOffered = (availability: VehicleItem['availability']) =>
  availability === 'available' || availability === 'reserved'
