import { dequal } from 'dequal'
import type { OrgId } from '../../platform/ctx.ts'
import { openPace } from '../../platform/table/pace.ts'
import type { FeedVehicle } from '../feeds/feed-vehicle.ts'
import { listImages } from '../feeds/read-images.ts'
import { findVehicles, putVehicles } from '../vehicles/door.ts'
import type { VehicleItem } from '../vehicles/entity.ts'
import { priceHistory } from '../vehicles/price-history.ts'
import { asSold } from '../vehicles/sold-vehicles.ts'
import { vehicleIdOf } from '../vehicles/vehicle-id.ts'
import type { FeedComparison } from './compare-feed.ts'
import type { Lease } from './hold-lease.ts'

/** The maximum per read. */
const BATCH = 100

interface UpdateVehicles {
  org: OrgId
  now: Date
  comparison: FeedComparison
  lease: Lease
  onWritten: (vehicles: number) => void
}

/** Writes the vehicles of the second reading that differ from the stored ones; repeating it is harmless. */
export function updateVehicles({ org, now, comparison, lease, onWritten }: UpdateVehicles) {
  let waiting = new Map<string, FeedVehicle>()
  let written = 0
  const pace = openPace()

  async function flush() {
    const vehicles = [...waiting.values()]
    waiting = new Map()
    const stored = await pace.step(() => findVehicles(org, vehicles.map(idOf)))
    const wanted = vehicles.map((vehicle) => {
      const known = stored.get(idOf(vehicle))
      if (known) comparison.setCreated(vehicle.key, known.created_at)
      return itemOf(org, vehicle, known, now)
    })
    const changed = wanted.filter((item) => !isSame(item, stored.get(item.id)))
    await pace.step(() => putVehicles(changed, lease.require))
    written += vehicles.length
    onWritten(written)
  }

  const idOf = ({ key }: { key: string }) => vehicleIdOf(org, key)

  return {
    async take(vehicles: readonly FeedVehicle[]) {
      for (const vehicle of vehicles) {
        if (comparison.isToWrite(vehicle)) waiting.set(vehicle.key, vehicle)
        if (waiting.size >= pace.sizeOf(BATCH)) await flush()
      }
    },
    flush,
    /** Marks vehicles as sold; they keep everything else, for the links to them. */
    async sell(keys: readonly string[]) {
      for (let rest = keys; rest.length > 0; ) {
        const part = rest.slice(0, pace.sizeOf(BATCH))
        rest = rest.slice(part.length)
        const ids = part.map((key) => vehicleIdOf(org, key))
        const stored = await pace.step(() => findVehicles(org, ids))
        const there = [...stored.values()].filter(({ availability }) => availability !== 'sold')
        const sold = there.map((vehicle) => asSold(vehicle, now))
        await pace.step(() => putVehicles(sold, lease.require))
        written += part.length
        onWritten(written)
      }
    },
  }
}

/** A vehicle in the file, in the form in which it is stored. */
function itemOf(org: OrgId, vehicle: FeedVehicle, known: VehicleItem | undefined, now: Date) {
  const { hash: _, image_lines, ...fields } = vehicle
  return {
    ...fields,
    images: listImages(image_lines),
    ...priceHistory(known, vehicle.price, now),
    id: vehicleIdOf(org, vehicle.key),
    org,
    by_hand: false,
    created_at: known?.created_at ?? now.toISOString(),
  }
}

const isSame = (item: object, known: object | undefined) =>
  known !== undefined && dequal(withoutAbsent(item), withoutAbsent(known))

const withoutAbsent = (item: object) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))
