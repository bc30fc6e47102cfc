import type { OrgId } from '../../../../functions/core/platform/ctx.ts'
import type { CatalogueRow } from '../../../../functions/core/stock/catalogue/pack-catalogue.ts'
import type { VehicleItem } from '../../../../functions/core/stock/vehicles/entity.ts'

/** The fields of a vehicle that a test sets; the rest is made up. Prices in cents. */
export type Vehicle = Partial<Omit<VehicleItem, 'org' | 'id'>> & { key: string }

const DEALERS = [
  { code: '1234567', name: 'Ruiz Motors', phone: '+16285550111', city: 'Daly City', state: 'CA' },
  { code: '7654321', name: 'Ruiz Trucks' },
]

/** A feed's vehicle as stored by the sync. */
export async function vehicleOf(org: OrgId, car: Vehicle): Promise<VehicleItem> {
  const { vehicleIdOf } = await import('../../../../functions/core/stock/vehicles/vehicle-id.ts')
  const { titleOf } = await import('../../../../functions/core/stock/vehicles/title-of.ts')
  return {
    id: vehicleIdOf(org, car.key),
    org,
    title: titleOf(car),
    images: [],
    availability: 'available',
    by_hand: false,
    created_at: '2026-11-01T12:00:00.000Z',
    ...car,
  }
}

/** Stores vehicles like the sync does, replacing all others: items first, then the catalogue. */
export async function fillLot(org: OrgId, cars: readonly Vehicle[], now = new Date(), dealers = DEALERS) {
  const { getOrCreateLot } = await import('../../../../functions/core/stock/catalogue/get-or-create-lot.ts')
  const { publishCatalogue } = await import('../../../../functions/core/stock/catalogue/publish-catalogue.ts')
  const { rowOfVehicle } = await import('../../../../functions/core/stock/catalogue/row-of.ts')
  const { putVehicles } = await import('../../../../functions/core/stock/vehicles/door.ts')
  const vehicles = await Promise.all(cars.map((car) => vehicleOf(org, car)))
  // In small writes: many of the largest vehicles at once would block a test's table for seconds.
  for (let i = 0; i < vehicles.length; i += 10) await putVehicles(vehicles.slice(i, i + 10))
  const rows: CatalogueRow[] = vehicles.flatMap(({ availability, ...vehicle }) =>
    availability === 'sold' ? [] : rowOfVehicle({ ...vehicle, availability }),
  )
  const ledger = vehicles.map(({ key, availability }) => ({
    key,
    hash: 'h',
    sold_at: availability === 'sold' ? 1 : undefined,
  }))
  const isPublished = await publishCatalogue(org, await getOrCreateLot(org, now), now, { rows, ledger, dealers })
  if (!isPublished) throw new Error('Somebody else changed the lot.')
  return vehicles
}

/** Makes the dealership's vehicles appear to come from an integration. */
export async function connectFeed(org: OrgId, now = new Date()) {
  const { getOrCreateLot } = await import('../../../../functions/core/stock/catalogue/get-or-create-lot.ts')
  const { saveIntegration } = await import('../../../../functions/core/stock/integrations/door.ts')
  await getOrCreateLot(org, now)
  const at = now.toISOString()
  const ftp = { server: 'ftp.example.com', username: 'ruiz', ftp_password: 'ciphertext' }
  await saveIntegration({ org, provider: 'dealer_center', connected_at: at, ...ftp }, at)
}

export async function disconnectFeed(org: OrgId) {
  const { removeIntegration } = await import('../../../../functions/core/stock/integrations/door.ts')
  await removeIntegration(org)
}
