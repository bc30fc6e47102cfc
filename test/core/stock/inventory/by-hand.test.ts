import { beforeAll, describe, expect, test } from 'vitest'
import { CatalogueQuery } from '#contract/stock/inventory.ts'
import { VehicleChanges, VehicleInput } from '#contract/stock/vehicle-input.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { table } from '../../../../functions/core/platform/table/client.ts'
import { findLot, setDealerCode, takeLot } from '../../../../functions/core/stock/catalogue/door.ts'
import { openLedger } from '../../../../functions/core/stock/catalogue/open-catalogue.ts'
import { createVehicle } from '../../../../functions/core/stock/inventory/create-vehicle.ts'
import { getVehicle as getShownVehicle } from '../../../../functions/core/stock/inventory/get-vehicle.ts'
import { listInventory } from '../../../../functions/core/stock/inventory/list-inventory.ts'
import { removeVehicle } from '../../../../functions/core/stock/inventory/remove-vehicle.ts'
import { updateVehicle } from '../../../../functions/core/stock/inventory/update-vehicle.ts'
import { getVehiclePage } from '../../../../functions/core/stock/showroom/get-vehicle-page.ts'
import { startRun } from '../../../../functions/core/stock/syncs/start-run.ts'
import { beginRun } from '../../../../functions/core/stock/syncs/store.ts'
import { findVehicle } from '../../../../functions/core/stock/vehicles/door.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { connectFeed, disconnectFeed, fillLot } from './lot.ts'

beforeAll(openTestTable)

const YEAR_MINUTES = 525_600
const form = (own: object = {}) => VehicleInput.parse({ make: 'Ford', model: 'Escape', ...own })
const add = (ctx: Ctx, own: object = {}) => createVehicle(ctx, form(own))
const change = (ctx: Ctx, id: string, own: object = {}) => updateVehicle(ctx, { id, ...VehicleChanges.parse(own) })
const list = (ctx: Ctx) => listInventory(ctx, CatalogueQuery.parse({}))
const later = (ctx: Ctx, minutes: number): Ctx => ({ ...ctx, now: new Date(ctx.now.getTime() + minutes * 60_000) })

test('a vehicle that is added is in the list, has a title, and is public', async () => {
  const ctx = manager()
  const fields = { year: 2021, trim: ' XLT ', vin: '1fmcu0f63mua00001', price: 18995.99, mileage: 0, images: [] }
  const car = await add(ctx, { ...fields, stockNumber: '', description: null })
  expect(car).toMatchObject({
    title: '2021 Ford Escape XLT',
    vin: '1FMCU0F63MUA00001',
    price: 18995.99,
    mileage: 0,
    stockNumber: null,
    description: null,
    availability: 'available',
    by_hand: true,
    days_in_stock: 0,
  })
  const { data, message } = await list(ctx)
  expect(data).toEqual([{ ...car, views: 0, calls: 0 }])
  expect(message).toBeUndefined()
  expect(await getVehiclePage(car.id)).toMatchObject({ state: 'public', vehicle: { id: car.id } })
})

test.each(['123', '1FMCU0F63MUA0000O', '1FMCU0F63MUA000011'])('%s is no VIN', (vin) => {
  expect(VehicleInput.safeParse({ make: 'Ford', model: 'Escape', vin }).success).toBe(false)
})

test.each([
  [0, null],
  [0.004, null],
  [0.005, 0.01],
])('a price of %s dollars is %s', async (price, stored) => {
  expect((await add(manager(), { price })).price).toBe(stored)
})

test('a changed vehicle loses what is given as empty, and keeps what is not given, its address and age', async () => {
  const ctx = manager()
  const { id, created_at } = await add(ctx, { color: 'Red', trim: 'SE', price: 9000.5, description: 'One owner' })
  const changed = await change(later(ctx, 60), id, { model: 'Edge', color: 'Blue', trim: null, description: '' })
  const expected = { id, created_at, title: 'Ford Edge', color: 'Blue', price: 9000.5, trim: null, description: null }
  expect(changed).toMatchObject(expected)
  expect((await list(ctx)).data).toMatchObject([expected])
})

test('a price that falls is shown beside what it was, until it rises', async () => {
  const ctx = manager()
  const { id } = await add(ctx, { price: 20_000 })
  const at = (minutes: number) => later(ctx, minutes).now.toISOString()
  const steps: [number | null, number | null, string | null][] = [
    [20_000, null, null],
    [18_000, 20_000, at(1)],
    [18_000, 20_000, at(1)],
    [17_000, 18_000, at(3)],
    [19_000, null, null],
    [null, null, null],
    [15_000, null, null],
  ]
  for (const [i, [price, previous_price, price_changed_at]] of steps.entries())
    expect(await change(later(ctx, i), id, { price })).toMatchObject({ price, previous_price, price_changed_at })
})

test('a removed vehicle is in no list, its page says it is no longer there, and chats still know it', async () => {
  const ctx = manager()
  const { id } = await add(ctx)
  const other = await add(ctx, { model: 'Edge' })
  expect(await removeVehicle(ctx, { id })).toEqual({ message: 'The vehicle was removed.' })
  expect((await list(ctx)).data.map((car) => car.id)).toEqual([other.id])
  expect(await getVehiclePage(id)).toMatchObject({ state: 'unavailable' })
  expect(await findVehicle(ctx.org, id)).toMatchObject({ availability: 'sold', title: 'Ford Escape' })
  await expect(getShownVehicle(ctx, { id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(removeVehicle(ctx, { id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(change(ctx, id)).rejects.toMatchObject({ code: 'not_found' })
})

test('what a sync knows of the vehicles of a feed survives a change by hand', async () => {
  const ctx = manager()
  const [car] = await fillLot(ctx.org, [{ key: 'a' }, { key: 'b', availability: 'sold' }])
  await add(ctx)
  await removeVehicle(ctx, { id: car?.id ?? '' })
  const lot = await findLot(ctx.org, true)
  if (!lot) throw new Error('The lot is gone.')
  const ledger = await openLedger(ctx.org, lot)
  expect(ledger.get('a')).toEqual({ key: 'a', hash: 'h', sold_at: Math.floor(ctx.now.getTime() / 1000) })
  expect(ledger.get('b')).toEqual({ key: 'b', hash: 'h', sold_at: 1 })
})

describe('by hand nothing can be changed', () => {
  const tries = (ctx: Ctx, id: string): [string, () => Promise<unknown>][] => [
    ['add', () => add(ctx)],
    ['change', () => change(ctx, id)],
    ['remove', () => removeVehicle(ctx, { id })],
  ]

  test('while an integration is active; when it is disconnected, it can', async () => {
    const ctx = manager()
    const { id } = await add(ctx)
    const before = await list(ctx)
    await connectFeed(ctx.org)
    for (const [what, attempt] of tries(ctx, id))
      await expect(attempt(), what).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringMatching(/integrat.* active/),
      })
    expect(await list(ctx)).toEqual(before)
    await disconnectFeed(ctx.org)
    for (const [, attempt] of tries(ctx, id)) await attempt()
  })

  test('while a file is being brought in; when its run is dead, it can', async () => {
    const ctx = manager()
    const { id } = await add(ctx)
    const started = await startRun(ctx, { upload: 'upload', file: 'cars.csv' })
    // Leases follow the machines' clock, whatever the time of the request.
    for (const minutes of [0, -YEAR_MINUTES, YEAR_MINUTES])
      for (const [what, attempt] of tries(later(ctx, minutes), id))
        await expect(attempt(), `${what} ${minutes}`).rejects.toMatchObject({ code: 'conflict' })
    if (started) await beginRun(started.run, new Date(Date.now() - 1000).toISOString())
    for (const [, attempt] of tries(later(ctx, -YEAR_MINUTES), id)) await attempt()
  })

  test.each<[string, (ctx: Ctx) => Promise<unknown>]>([
    ['a disconnect hides', ({ org }) => connectFeed(org).then(() => disconnectFeed(org))],
    ['the dealer code filter hides', ({ org }) => setDealerCode(org, '7654321')],
  ])('of a vehicle that %s', async (_, hide) => {
    const ctx = manager()
    const [{ id = '' } = {}] = await fillLot(ctx.org, [{ key: 'a', make: 'Ford', dealer_code: '1234567' }])
    await hide(ctx)
    await expect(getShownVehicle(ctx, { id })).rejects.toMatchObject({ code: 'not_found' })
    for (const [what, attempt] of tries(ctx, id).slice(1))
      await expect(attempt(), what).rejects.toMatchObject({ code: 'not_found' })
    expect(await findVehicle(ctx.org, id, true)).toMatchObject({ make: 'Ford', availability: 'available' })
  })

  test('of a vehicle that is not in this dealership’s catalogue', async () => {
    const [ours, theirs] = [manager(), manager()]
    const car = await add(theirs)
    await add(ours)
    for (const id of [car.id, 'nothing', ''])
      for (const [what, attempt] of tries(ours, id).slice(1))
        await expect(attempt(), `${what} ${id}`).rejects.toMatchObject({ code: 'not_found' })
    expect((await list(theirs)).data).toMatchObject([{ id: car.id, title: 'Ford Escape' }])
  })
})

test('a vehicle that another dealership has too, with the same VIN, is two vehicles', async () => {
  const [ours, theirs] = [manager(), manager()]
  const [own] = await fillLot(ours.org, [{ key: 'vin', make: 'Ford' }])
  const [other] = await fillLot(theirs.org, [{ key: 'vin', make: 'Audi' }])
  const id = other?.id ?? ''
  expect(id).not.toBe(own?.id)
  await expect(change(ours, id)).rejects.toMatchObject({ code: 'not_found' })
  await expect(removeVehicle(ours, { id })).rejects.toMatchObject({ code: 'not_found' })
  expect((await list(ours)).data).toMatchObject([{ make: 'Ford' }])
  expect((await list(theirs)).data).toMatchObject([{ make: 'Audi', availability: 'available' }])
})

test('a VIN is one vehicle’s, however it is written', async () => {
  const ctx = manager()
  const vin = '1FMCU0F63MUA00001'
  const { id } = await add(ctx, { vin })
  const other = await add(ctx)
  const refusal = { code: 'conflict', fields: { vin: { key: 'vin_taken' } } }
  await expect(add(ctx, { vin: vin.toLowerCase() })).rejects.toMatchObject(refusal)
  await expect(change(ctx, other.id, { vin })).rejects.toMatchObject(refusal)
  await change(ctx, id, { vin, model: 'Edge' })
  await removeVehicle(ctx, { id })
  await add(ctx, { vin })
})

test('many who add, change and remove at once each have their way', async () => {
  const ctx = manager()
  const old = await Promise.all(Array.from({ length: 4 }, (_, i) => add(ctx, { model: `Old ${i}` })))
  const [first, second, third] = old.map(({ id }) => id) as [string, string, string]
  await Promise.all([
    add(ctx, { model: 'New 0' }),
    change(ctx, first, { model: 'Changed' }),
    removeVehicle(ctx, { id: second }),
    add(ctx, { model: 'New 1' }),
    removeVehicle(ctx, { id: third }),
    add(ctx, { model: 'New 2' }),
  ])
  const titles = (await list(ctx)).data.map(({ title }) => title).toSorted()
  expect(titles).toEqual(['Ford Changed', 'Ford New 0', 'Ford New 1', 'Ford New 2', 'Ford Old 3'])
})

test('who was killed in the middle of a change holds the others up for seconds only', async () => {
  const ctx = manager()
  await add(ctx)
  const { org } = ctx
  const untilBy = (ms: number) => new Date(Date.now() + ms)
  expect(await takeLot(org, 'killed', new Date(), untilBy(500))).toBe(true)
  await add(ctx, { model: 'Edge' })
  expect((await list(ctx)).total).toBe(2)
  expect(await takeLot(org, 'next', new Date(), untilBy(1))).toBe(true)
})

/** Does something else, or fails, in place of the counted writes; returns their number. */
async function writes(act: (nth: number) => Promise<unknown> | undefined, work: () => Promise<unknown>) {
  const { middlewareStack } = table.getDocumentClient()
  let count = 0
  middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        if (/Write|Update|Put|Delete/.test(commandName)) await act(++count)
        return next(args)
      },
    { step: 'initialize', name: 'writes' },
  )
  await work().finally(() => middlewareStack.remove('writes'))
  return count
}

/** A manual vehicle and one from a file, and a check that list, vehicle and public page agree about each. */
async function twoVehicles() {
  const ctx = manager()
  const [ofFeed] = await fillLot(ctx.org, [{ key: 'a', make: 'Ford', model: 'Escape', stockNumber: 'A1' }])
  const { id } = await add(ctx, { color: 'Red' })
  const ids = [id, ofFeed?.id ?? '']
  const told = async () => {
    const { data } = await list(ctx)
    return Promise.all(
      ids.map(async (one) => {
        const [car, page] = await Promise.all([findVehicle(ctx.org, one, true), getVehiclePage(one)])
        const listed = await listInventory(ctx, CatalogueQuery.parse({ search: car?.color ?? 'Escape' }))
        return {
          isListed: data.some((row) => row.id === one),
          isFound: listed.data.some((row) => row.id === one),
          isForSale: car?.availability === 'available',
          isPublic: page.state === 'public',
        }
      }),
    )
  }
  const isOne = (all: Awaited<ReturnType<typeof told>>) => all.every((one) => new Set(Object.values(one)).size === 1)
  return { ctx, ids, told, isOne }
}

const EDITS: [string, (ctx: Ctx, id: string) => Promise<unknown>][] = [
  ['removal', (ctx, id) => removeVehicle(ctx, { id })],
  ['change', (ctx, id) => change(ctx, id, { color: 'Blue' })],
]

test.each(EDITS)(
  'a %s that is cut off at any write leaves vehicle, list and public page saying the same',
  async (_, edit) => {
    const { ctx: trial, ids: own } = await twoVehicles()
    const count = await writes(
      () => undefined,
      () => edit(trial, own[0] ?? ''),
    )
    expect(count).toBeGreaterThan(3)
    for (const which of [0, 1])
      for (let cut = 1; cut <= count; cut++) {
        const { ctx, ids, told, isOne } = await twoVehicles()
        // As if the process were killed: no later write happens either.
        const cutOff = (nth: number) => (nth >= cut ? Promise.reject(new Error('Cut off')) : undefined)
        await writes(cutOff, () => edit(ctx, ids[which] ?? '').catch(() => {}))
        expect(isOne(await told()), `cut off at write ${cut}`).toBe(true)
      }
  },
)

test.each(EDITS)('a %s that is refused since a file began to be brought in has changed nothing', async (_, edit) => {
  for (const which of [0, 1])
    for (const at of [1, 2, 3, 4]) {
      const { ctx, ids, told } = await twoVehicles()
      const before = await told()
      const vehicles = await Promise.all(ids.map((id) => findVehicle(ctx.org, id, true)))
      let isBegun = false
      const begin = async (nth: number) => {
        if (nth !== at || isBegun) return
        isBegun = true
        await startRun(ctx, { upload: 'upload', file: 'cars.csv' })
      }
      await writes(begin, () => expect(edit(ctx, ids[which] ?? '')).rejects.toMatchObject({ code: 'conflict' }))
      expect(await told()).toEqual(before)
      expect(await Promise.all(ids.map((id) => findVehicle(ctx.org, id, true)))).toEqual(vehicles)
    }
})

test('a change waits its turn where another’s transaction is under way', async () => {
  const ctx = manager()
  await add(ctx)
  const meet = (nth: number) =>
    nth <= 2 ? Promise.reject(Object.assign(new Error('Met.'), { name: 'TransactionConflictException' })) : undefined
  await writes(meet, () => add(ctx, { model: 'Edge' }))
  expect((await list(ctx)).total).toBe(2)
})

test('of two edits at once one is there whole: the vehicle and the list say the same', async () => {
  const ctx = manager()
  const { id } = await add(ctx)
  for (let round = 0; round < 8; round++) {
    await Promise.all(['Red', 'Blue', 'Green'].map((color, i) => change(ctx, id, { color, price: i + 1 })))
    const car = await findVehicle(ctx.org, id, true)
    for (const color of ['Red', 'Blue', 'Green']) {
      const found = await listInventory(ctx, CatalogueQuery.parse({ search: color, price_min: '1' }))
      expect(found.total, `${color} in round ${round}`).toBe(color === car?.color ? 1 : 0)
    }
  }
})
