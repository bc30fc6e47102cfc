import type { Change } from '../../platform/table/follow.ts'
import type { Lot, LotItem } from './entity.ts'
import type { CatalogueRow } from './pack-catalogue.ts'

type Vehicle = Pick<CatalogueRow, 'by_hand' | 'dealer_code'>

/**
 * True if the dealership shows this vehicle: its feed is shown, and the dealer code matches the feed's filter. The
 * filter is removed with its integration (integrations/store.ts), so that it never hides a later file with other codes.
 */
export function isShown(lot: Pick<LotItem, 'is_feed_hidden' | 'dcid_filter'>, vehicle: Vehicle): boolean {
  if (vehicle.by_hand) return true
  return !lot.is_feed_hidden && (lot.dcid_filter === undefined || vehicle.dealer_code === lot.dcid_filter)
}

/** Number of vehicles that the dealership shows, without reading the catalogue. */
export function countShown({ is_feed_hidden, dcid_filter, dealers, by_hand, without_code }: LotItem): number {
  if (is_feed_hidden) return by_hand
  const wanted = dealers.filter(({ code }) => dcid_filter === undefined || code === dcid_filter)
  const ofFeed = wanted.reduce((sum, { vehicles }) => sum + vehicles, 0)
  return by_hand + ofFeed + (dcid_filter === undefined ? without_code : 0)
}

/** True if this change affects which vehicles are shown: a sync or manual change, another filter, a disconnection. */
export const showsOtherVehicles = ({ before, after }: Pick<Change<typeof Lot>, 'before' | 'after'>) =>
  before?.version !== after?.version ||
  before?.is_feed_hidden !== after?.is_feed_hidden ||
  before?.dcid_filter !== after?.dcid_filter
