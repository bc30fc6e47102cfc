import type { VehicleItem } from './entity.ts'

/** True if a vehicle was removed by hand, and not sold as far as is known. */
export const isRemoved = ({ availability, by_hand }: Pick<VehicleItem, 'availability' | 'by_hand'>) =>
  availability === 'sold' && by_hand

/** A vehicle that is no longer for sale, kept as it was for the links and chats that refer to it. */
export const asSold = <Vehicle extends object>(vehicle: Vehicle, now: Date) => ({
  ...vehicle,
  availability: 'sold' as const,
  sold_at: now.toISOString(),
})
