import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { CatalogueQuery } from '#contract/stock/inventory.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { createVehicle } from '../../../../functions/core/stock/inventory/create-vehicle.ts'
import { listInventory } from '../../../../functions/core/stock/inventory/list-inventory.ts'
import { updateVehicle } from '../../../../functions/core/stock/inventory/update-vehicle.ts'
import { getVehiclePage } from '../../../../functions/core/stock/showroom/get-vehicle-page.ts'
import { disconnectIntegration } from '../../../../functions/core/stock/sources/disconnect-integration.ts'
import { confirmSync } from '../../../../functions/core/stock/syncs/confirm-sync.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, keysIn, laterBy, openStockWorld, vehicleOf, work } from './world.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
let ctx: Ctx
beforeAll(async () => {
  world = await openStockWorld()
})

const VIN = '1FMCU9G61MUA12345'
const OTHER = '1FMCU0F63MUA00001'
const HEADER = 'DCID,StockNumber,VIN,Year,Make,Model'
const rowOf = (vin: string) => `1234567,${vin.slice(-5)},${vin},2021,Ford,Escape`
const FEED = [HEADER, rowOf(VIN), rowOf(OTHER)].join('\n')
const own = { make: 'Ford', model: 'Escape, kept by hand', vin: VIN.toLowerCase() }

const connect = async (at: Ctx) => work(at, (await world.connect(at)).sync?.id ?? '')
const titles = async () =>
  (await listInventory(ctx, CatalogueQuery.parse({}))).data.map(({ vin, title }) => [vin, title]).sort()

beforeEach(async () => {
  ctx = manager()
  await world.ftp.folder.put('cars.csv', FEED)
  expect(await connect(ctx)).toMatchObject({ status: 'done', counts: { created: 2 } })
  await disconnectIntegration(ctx)
})

test('a VIN of the hidden feed may be that of one vehicle kept by hand, and is still one vehicle’s when the feed is shown again', async () => {
  const vehicle = await createVehicle(laterBy(ctx, 1), own)
  await expect(createVehicle(laterBy(ctx, 2), own)).rejects.toMatchObject({ code: 'conflict' })
  expect(await titles()).toEqual([[VIN, vehicle.title]])

  await world.ftp.folder.put('cars.csv', 'no list of vehicles')
  expect(await connect(laterBy(ctx, 3))).toMatchObject({ status: 'failed' })
  expect(await titles()).toEqual([
    [OTHER, '2021 Ford Escape'],
    [VIN, vehicle.title],
  ])
  expect(await vehicleOf(ctx, VIN)).toMatchObject({ availability: 'sold' })
})

test('a file that has the VIN takes the place of the vehicle kept by hand', async () => {
  const { id } = await createVehicle(ctx, { ...own, vin: null })
  const vehicle = await updateVehicle(laterBy(ctx, 1), { id, ...own })
  const there = [
    [OTHER, '2021 Ford Escape'],
    [VIN, '2021 Ford Escape'],
  ]
  expect(await connect(laterBy(ctx, 2))).toMatchObject({ status: 'done', counts: { returned: 1, unchanged: 1 } })
  expect(await titles()).toEqual(there)
  expect(await getVehiclePage(vehicle.id)).toMatchObject({ state: 'unavailable' })
  expect(await vehicleOf(ctx, VIN)).toMatchObject({ availability: 'available' })

  await disconnectIntegration(ctx)
  await createVehicle(laterBy(ctx, 3), own)
  expect(await bringIn(laterBy(ctx, 4), FEED)).toMatchObject({ status: 'done', counts: { returned: 1, unchanged: 1 } })
  expect(await titles()).toEqual(there)
})

test('a file without the VIN leaves it to the vehicle kept by hand', async () => {
  const vehicle = await createVehicle(ctx, own)
  await world.ftp.folder.put('cars.csv', [HEADER, rowOf(OTHER)].join('\n'))
  expect(await connect(laterBy(ctx, 1))).toMatchObject({ status: 'done', counts: { unchanged: 1, sold: 0 } })
  expect(await titles()).toEqual([
    [OTHER, '2021 Ford Escape'],
    [VIN, vehicle.title],
  ])
  expect(await vehicleOf(ctx, VIN)).toMatchObject({ availability: 'sold' })
})

describe.each([
  ['as the replaced car is to be marked sold', /"availability":"sold"/],
  ['as the catalogue is to count', /catalogue_parts/],
])('a change by hand that breaks off %s', (_, write) => {
  test.each([
    ['has the VIN', FEED, 'available'],
    ['has not', [HEADER, rowOf(OTHER)].join('\n'), 'sold'],
  ])('leaves the vehicle as the next file says that %s', async (_, feed, availability) => {
    const { middlewareStack } = table.getDocumentClient()
    middlewareStack.add(
      (next) => (args) => (write.test(JSON.stringify(args.input)) ? Promise.reject(new Error('Cut off')) : next(args)),
      { step: 'initialize', name: 'cut' },
    )
    await expect(createVehicle(ctx, own).finally(() => middlewareStack.remove('cut'))).rejects.toThrow('Cut off')

    const { id, status } = await bringIn(laterBy(ctx, 1), feed)
    if (status === 'held') {
      await confirmSync(laterBy(ctx, 2), { id })
      await work(laterBy(ctx, 2), id)
    }
    expect((await keysIn(ctx)).includes(VIN)).toBe(availability === 'available')
    expect(await vehicleOf(ctx, VIN)).toMatchObject({ availability })
  })
})
