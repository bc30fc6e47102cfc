import { beforeAll, beforeEach, expect, test } from 'vitest'
import { runWords } from '#contract/stock/run-words.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { getOrCreateLot } from '../../../../functions/core/stock/catalogue/get-or-create-lot.ts'
import { createVehicle } from '../../../../functions/core/stock/inventory/create-vehicle.ts'
import { listIntegrations } from '../../../../functions/core/stock/sources/list-integrations.ts'
import { confirmSync } from '../../../../functions/core/stock/syncs/confirm-sync.ts'
import { discardSync } from '../../../../functions/core/stock/syncs/discard-sync.ts'
import { listSyncs } from '../../../../functions/core/stock/syncs/list-syncs.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { syncInventory } from '../../../../functions/core/stock/syncs/sync-inventory.ts'
import { findVehicle } from '../../../../functions/core/stock/vehicles/door.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, feedOf, keysIn, laterBy, openStockWorld, vehiclesOf, work } from './world.ts'
import { watchWrites, writtenBy } from './written.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
let ctx: Ctx
beforeAll(async () => {
  world = await openStockWorld()
  watchWrites()
})
beforeEach(() => {
  ctx = manager()
})

const HEADER_ONLY = feedOf([])

test.each([
  ['half of the cars', 10, vehiclesOf(5), 'Applying this marks 5 of 10 vehicles sold.'],
  ['all cars', 4, [], 'The file has no vehicle for sale that could be read. Applying this marks 4 of 4 vehicles sold.'],
  ['all cars but other ones', 4, [{ stock: 'X' }], 'Applying this marks 4 of 4 vehicles sold.'],
])(
  'a file that takes away %s is held, changes nothing, and goes through when it is confirmed',
  async (_, before, rest, words) => {
    await bringIn(ctx, feedOf(vehiclesOf(before)))
    const keys = await keysIn(ctx)
    let held = await bringIn(laterBy(ctx, 1), feedOf(vehiclesOf(before)))
    const written = await writtenBy(async () => {
      held = await bringIn(laterBy(ctx, 2), feedOf(rest))
    })
    expect(held).toMatchObject({ status: 'held', counts: { sold: before - (words.includes('5 of') ? 5 : 0) } })
    expect(held.message).toContain(words)
    expect(written).toEqual({ vehicles: 0, parts: 0 })
    expect(await keysIn(ctx)).toEqual(keys)

    const { sync } = await confirmSync(laterBy(ctx, 3), { id: held.id })
    expect(sync).toMatchObject({ id: held.id, status: 'queued', message: null })
    expect(await work(ctx, held.id)).toMatchObject({ status: 'done' })
    expect(await keysIn(ctx)).toEqual(rest.map(({ stock }) => `1234567#${stock}`).sort())
  },
)

test.each([
  ['fewer than half of the cars', vehiclesOf(6)],
  ['no car at all', vehiclesOf(10)],
])('a file that takes away %s is not held', async (_, rest) => {
  await bringIn(ctx, feedOf(vehiclesOf(10)))
  expect(await bringIn(laterBy(ctx, 1), feedOf(rest))).toMatchObject({ status: 'done' })
})

test('the first file, without a vehicle in it, is nothing to confirm', async () => {
  expect(await bringIn(ctx, HEADER_ONLY)).toMatchObject({
    status: 'failed',
    message: 'The file has no vehicle for sale that could be read.',
  })
})

test('a held file is confirmed once, within six days, and not after a newer one', async () => {
  await bringIn(ctx, feedOf(vehiclesOf(10)))
  const held = await bringIn(laterBy(ctx, 1), HEADER_ONLY)
  const confirm = (at: Ctx) => confirmSync(at, { id: held.id })
  await expect(confirm(laterBy(ctx, 24 * 6 + 1))).rejects.toMatchObject({
    code: 'conflict',
    message: /no longer available/,
  })
  await expect(confirm(manager())).rejects.toMatchObject({ code: 'not_found' })

  await bringIn(laterBy(ctx, 2), feedOf(vehiclesOf(9)))
  await expect(confirm(laterBy(ctx, 3))).rejects.toMatchObject({ code: 'conflict', message: /no longer waiting/ })

  const again = await bringIn(laterBy(ctx, 4), HEADER_ONLY)
  const both = await Promise.allSettled([1, 2].map(() => confirmSync(laterBy(ctx, 5), { id: again.id })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test.each([
  ['goes well', feedOf(vehiclesOf(9)), 'done', 'failed'],
  ['is held too', feedOf(vehiclesOf(2)), 'held', 'failed'],
  ['fails', 'no list of vehicles', 'failed', 'held'],
])(
  'when a newer file %s, a run that waited for its confirmation is to be seen as it is',
  async (_, file, newer, status) => {
    await bringIn(ctx, feedOf(vehiclesOf(10)))
    const held = await bringIn(laterBy(ctx, 1), HEADER_ONLY)
    const later = await bringIn(laterBy(ctx, 2), file)
    const { data } = await listSyncs(ctx)
    expect(data).toMatchObject([
      { status: newer },
      { id: held.id, status },
      { status: 'done', message: '10 new vehicles.' },
    ])
    const message = status === 'held' ? held.message : 'A newer file replaced this one before it was reviewed.'
    expect(data[1]?.message).toBe(message)

    const confirmed = confirmSync(laterBy(ctx, 3), { id: held.id })
    if (status === 'held') await expect(confirmed).resolves.toMatchObject({ sync: { status: 'queued' } })
    else await expect(confirmed).rejects.toMatchObject({ code: 'conflict' })
    if (newer === 'held')
      expect(await confirmSync(laterBy(ctx, 3), { id: later.id })).toMatchObject({ sync: { status: 'queued' } })
  },
)

test.each([
  ['fails', undefined, { status: 'failed' }],
  ['finds nothing new', feedOf(vehiclesOf(10)), { status: 'done', message: runWords.up_to_date.en }],
])('a run that is confirmed after one that %s is the newest from then on', async (_, file, after) => {
  await world.ftp.folder.put('cars.csv', feedOf(vehiclesOf(10)))
  expect(await work(ctx, (await world.connect(ctx)).sync?.id ?? '')).toMatchObject({ status: 'done' })
  const { id } = await bringIn(laterBy(ctx, 1), feedOf(vehiclesOf(4)))
  if (file === undefined) await world.ftp.folder.remove('cars.csv')
  const { sync } = await startSync(laterBy(ctx, 2), {})
  expect(await work(laterBy(ctx, 2), sync.id)).toMatchObject(after)
  const told = async () => {
    const [newest] = (await listSyncs(ctx)).data
    expect((await listIntegrations(ctx)).integrations[0]?.last_sync).toEqual(newest)
    return newest
  }
  expect(await told()).toMatchObject({ id: sync.id })

  await confirmSync(laterBy(ctx, 3), { id })
  expect(await told()).toMatchObject({ id, status: 'queued' })
  await work(laterBy(ctx, 3), id)
  expect(await told()).toMatchObject({ id, status: 'done', counts: { sold: 6 } })
})

test('a held file that is discarded changes nothing, cannot be applied any more, and is not brought up again by the clock', async () => {
  const put = (vehicles: Parameters<typeof feedOf>[0]) => world.ftp.folder.put('cars.csv', feedOf(vehicles))
  await put(vehiclesOf(10))
  const { sync } = await world.connect(ctx)
  await work(ctx, sync?.id ?? '')
  const keys = await keysIn(ctx)
  await put(vehiclesOf(3))
  const clock = (hours: number) => syncInventory({ ...laterBy(ctx, hours), requestId: 'clock' }, {})
  await clock(1)
  const [held] = (await listSyncs(ctx)).data
  const id = held?.id ?? ''
  expect(held).toMatchObject({ status: 'held', is_discarded: false })

  await expect(discardSync(manager(), { id })).rejects.toMatchObject({ code: 'not_found' })
  expect(await discardSync(ctx, { id })).toMatchObject({ sync: { id, status: 'failed', is_discarded: true } })
  for (const late of [discardSync, confirmSync])
    await expect(late(laterBy(ctx, 2), { id })).rejects.toMatchObject({ code: 'conflict' })
  await clock(2)
  expect((await listSyncs(ctx)).data.map(({ status }) => status)).toEqual(['failed', 'done'])
  expect(await keysIn(ctx)).toEqual(keys)

  await put(vehiclesOf(9))
  await clock(3)
  expect((await listSyncs(ctx)).data[0]).toMatchObject({ status: 'done', counts: { sold: 1 } })
})

test('vehicles that are kept by hand stay as they are, whatever a file says', async () => {
  await createVehicle(ctx, { make: 'Seat', model: 'Panda', price: 900 })
  const own = await keysIn(ctx)
  await bringIn(ctx, feedOf(vehiclesOf(4)))
  const held = await bringIn(laterBy(ctx, 1), HEADER_ONLY)
  expect(held.message).toContain('4 of 4 vehicles')
  await confirmSync(laterBy(ctx, 2), { id: held.id })
  expect(await work(ctx, held.id)).toMatchObject({ status: 'done', counts: { sold: 4 } })
  expect(await keysIn(ctx)).toEqual(own)
})

test('a vehicle kept by hand is taken out by the feed that has it by now, and kept as sold', async () => {
  const own = await createVehicle(ctx, { make: 'Ford', model: 'Escape', vin: '1FMCU9G61MUA12345', price: 900 })
  const other = await createVehicle(ctx, { make: 'Seat', model: 'Panda', price: 900 })
  const feed = 'DCID,StockNumber,VIN,Year,Make,Model\n1234567,A1,1FMCU9G61MUA12345,2021,Ford,Escape'
  expect(await bringIn(laterBy(ctx, 1), feed)).toMatchObject({ status: 'done', counts: { created: 1 } })
  expect(await keysIn(ctx)).toHaveLength(2)
  expect(await keysIn(ctx)).toContain('1FMCU9G61MUA12345')
  expect(await findVehicle(ctx.org, own.id, true)).toMatchObject({ availability: 'sold', by_hand: true })
  expect(await findVehicle(ctx.org, other.id, true)).toMatchObject({ availability: 'available' })
  expect((await getOrCreateLot(ctx.org, ctx.now)).by_hand).toBe(1)
})

test('a held file that the clock meets again stands in the list once', async () => {
  const put = (vehicles: Parameters<typeof feedOf>[0]) => world.ftp.folder.put('cars.csv', feedOf(vehicles))
  await put(vehiclesOf(10))
  const { sync } = await world.connect(ctx)
  expect(await work(ctx, sync?.id ?? '')).toMatchObject({ status: 'done', counts: { created: 10 } })
  await put(vehiclesOf(3))
  for (const hours of [1, 2, 3]) await syncInventory({ ...laterBy(ctx, hours), requestId: 'clock' }, {})
  const { data } = await listSyncs(ctx)
  expect(data.map(({ status }) => status)).toEqual(['held', 'done'])

  await confirmSync(laterBy(ctx, 4), { id: data[0]?.id ?? '' })
  expect(await work(laterBy(ctx, 4), data[0]?.id ?? '')).toMatchObject({ status: 'done', counts: { sold: 7 } })
  await syncInventory({ ...laterBy(ctx, 5), requestId: 'clock' }, {})
  expect((await listSyncs(ctx)).data[0]).toMatchObject({ status: 'done', counts: { unchanged: 3 }, by: null })
})
