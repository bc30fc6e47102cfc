import { beforeAll, describe, expect, test } from 'vitest'
import { CatalogueQuery } from '#contract/stock/inventory.ts'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { getDashboard } from '../../../../functions/core/reports/dashboard/get-dashboard.ts'
import { findLot, setDealerCode } from '../../../../functions/core/stock/catalogue/door.ts'
import { publishCatalogue } from '../../../../functions/core/stock/catalogue/publish-catalogue.ts'
import { getVehicle } from '../../../../functions/core/stock/inventory/get-vehicle.ts'
import { listInventory } from '../../../../functions/core/stock/inventory/list-inventory.ts'
import { addVisit } from '../../../../functions/core/stock/vehicles/door.ts'
import { vehicleIdOf } from '../../../../functions/core/stock/vehicles/vehicle-id.ts'
import { installMeter, metered } from '../../../bench/capacity-meter.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { connectFeed, disconnectFeed, fillLot, type Vehicle } from './lot.ts'

beforeAll(async () => {
  await openTestTable()
  installMeter()
})

const list = (ctx: Ctx, query: object = {}) => listInventory(ctx, CatalogueQuery.parse(query))
const stockOf = ({ data }: Awaited<ReturnType<typeof list>>) => data.map(({ stockNumber }) => stockNumber)
const numbered = (count: number): Vehicle[] =>
  Array.from({ length: count }, (_, i) => ({
    key: `k${i}`,
    stockNumber: String(i + 1),
    make: 'Ford',
    created_at: new Date(Date.UTC(2026, 0, 1) + i * 60_000).toISOString(),
  }))

describe('pages', () => {
  test.each([
    [0, 1, 1, []],
    [1, 1, 1, ['1']],
    [3, 1, 1, ['3', '2', '1']],
    [4, 1, 2, ['4', '3', '2']],
    [4, 2, 2, ['1']],
    [6, 2, 2, ['3', '2', '1']],
    [4, 9, 2, ['1']],
    [0, 9, 1, []],
  ])('of %i vehicles in pages of three, page %i, out of %i, holds %j', async (vehicles, page, last_page, stock) => {
    const ctx = manager()
    await fillLot(ctx.org, numbered(vehicles))
    const answer = await list(ctx, { page, per_page: 3 })
    expect(stockOf(answer)).toEqual(stock)
    expect(answer).toMatchObject({ total: vehicles, currentPage: Math.min(page, last_page), perPage: 3, last_page })
  })

  test('of 200 vehicles come whole, though a batch of the table holds fewer', async () => {
    const ctx = manager()
    await fillLot(ctx.org, numbered(205))
    expect(stockOf(await list(ctx, { per_page: 200, sort_by: 'created_at_desc' }))).toEqual(
      Array.from({ length: 200 }, (_, i) => String(205 - i)),
    )
  })

  test('cost three reads and one batch, and write nothing', async () => {
    const ctx = manager()
    await fillLot(ctx.org, numbered(30))
    expect(await metered(() => list(ctx, { search: 'ford', sort_by: 'price_asc' }))).toMatchObject({
      reads: 4,
      writes: 0,
    })
  })
})

test('search and filters narrow the list, and not what there is to choose from', async () => {
  const ctx = manager()
  await fillLot(ctx.org, [
    { key: 'a', make: 'Ford', model: 'Escape', stockNumber: 'a', price: 1_899_500 },
    { key: 'b', make: 'FORD', model: 'Mustang', stockNumber: 'b', price: 3_000_000 },
    { key: 'c', make: 'Audi', model: 'A4', stockNumber: 'c' },
    { key: 'd', stockNumber: 'd' },
  ])
  const answer = await list(ctx, { search: 'ford', price_max: '20000' })
  expect(stockOf(answer)).toEqual(['a'])
  expect(answer).toMatchObject({ total: 1, in_stock: 4, makes: ['Audi', 'Ford'] })
  expect(answer.data[0]).toMatchObject({ title: 'Ford Escape', price: 18995, views: 0, calls: 0 })
  expect(stockOf(await list(ctx, { price_max: '18995.01', sort_by: 'make_asc' }))).toEqual(['a'])
  expect(stockOf(await list(ctx, { price_max: '18994.99' }))).toEqual([])
  expect(await list(ctx, { price_max: '', price_min: '', year_max: '', make: '' })).toMatchObject({ total: 4 })
})

test('a vehicle comes with how often it was looked at, and a price of nothing as none', async () => {
  const ctx = manager()
  const [vehicle] = await fillLot(ctx.org, [{ key: 'a', price: undefined }])
  const visit = (what: 'views' | 'calls', name: string) =>
    addVisit(vehicle?.id ?? '', what, { visit: ctx.org + name, until: ctx.now })
  await visit('views', 'first')
  await visit('views', 'first')
  expect((await list(ctx)).data).toMatchObject([{ views: 1, calls: 0 }])
  await visit('calls', 'second')
  await visit('views', 'third')
  expect((await list(ctx)).data).toMatchObject([{ views: 2, calls: 1, price: null }])
  expect(await getVehicle(ctx, { id: vehicle?.id ?? '' })).toMatchObject({ views: 2, calls: 1, price: null })
})

test('the list cuts a long description, the vehicle alone has it whole', async () => {
  const ctx = manager()
  const description = '😀'.repeat(5000)
  const [vehicle] = await fillLot(ctx.org, [{ key: 'a', description }])
  expect((await list(ctx)).data[0]?.description).toBe('😀'.repeat(500))
  expect((await getVehicle(ctx, { id: vehicle?.id ?? '' })).description).toBe(description)
})

describe('what is shown', () => {
  const vehicles: Vehicle[] = [
    { key: 'one', stockNumber: 'one', dealer_code: '1234567' },
    { key: 'two', stockNumber: 'two', dealer_code: '7654321', availability: 'inbound' },
    { key: 'none', stockNumber: 'none' },
    { key: 'sold', stockNumber: 'sold', dealer_code: '1234567', availability: 'sold' },
    { key: 'hand', stockNumber: 'hand', by_hand: true },
  ]
  const hide = async ({ org, now }: Ctx) => {
    await connectFeed(org, now)
    await disconnectFeed(org)
  }
  test.each<[string, (ctx: Ctx) => Promise<unknown>, string[], string[]]>([
    ['of all', async () => {}, ['hand', 'none', 'one', 'two'], ['sold']],
    ['of one dealer code', ({ org }) => setDealerCode(org, '1234567'), ['hand', 'one'], ['sold']],
    ['of a dealer code that nobody has', ({ org }) => setDealerCode(org, '999'), ['hand'], []],
    ['of a feed that is disconnected', hide, ['hand'], []],
  ])('%s, in the list, one by one and on the dashboard', async (_, change, shown, sold) => {
    const ctx = manager()
    await fillLot(ctx.org, vehicles)
    await change(ctx)
    const answer = await list(ctx)
    expect(stockOf(answer).toSorted()).toEqual(shown)
    expect(answer).toMatchObject({ in_stock: shown.length })
    expect(await getDashboard(ctx)).toMatchObject({ inventory: shown.length })
    const opened: string[] = []
    for (const { key } of vehicles)
      await getVehicle(ctx, { id: vehicleIdOf(ctx.org, key) }).then(
        ({ stockNumber }) => opened.push(stockNumber ?? ''),
        (error) => expect(error).toMatchObject({ code: 'not_found' }),
      )
    expect(opened.toSorted()).toEqual([...shown, ...sold].toSorted())
  })
})

test.each<[string, (ctx: Ctx) => Promise<unknown>, string | undefined]>([
  ['that never had any', async () => {}, 'No active integration found'],
  ['that has an integration', ({ org }) => connectFeed(org), undefined],
  [
    'that was disconnected',
    async ({ org }) => {
      await fillLot(org, [{ key: 'a' }])
      await connectFeed(org)
      await disconnectFeed(org)
    },
    'No active integration found',
  ],
  ['that keeps one by hand', ({ org }) => fillLot(org, [{ key: 'a', by_hand: true }]), undefined],
])('a dealership without vehicles %s says why', async (_, change, message) => {
  const ctx = manager()
  await change(ctx)
  expect((await list(ctx, { search: 'nothing like it' })).message).toBe(message)
})

test('another dealership’s vehicles are not there', async () => {
  const [ours, theirs] = [manager(), manager()]
  const [vehicle] = await fillLot(theirs.org, [{ key: 'a' }])
  await fillLot(ours.org, [{ key: 'b' }])
  expect((await list(ours)).total).toBe(1)
  await expect(getVehicle(ours, { id: vehicle?.id ?? '' })).rejects.toMatchObject({ code: 'not_found' })
  // Not even if their key is in our catalogue.
  const lot = await findLot(ours.org, true)
  if (!lot) throw new Error('The lot is gone.')
  const row = { key: 'x', availability: 'available' as const, created_at: 0 }
  await publishCatalogue(ours.org, lot, new Date(), { rows: [row], ledger: [] })
  expect((await list(ours)).data).toEqual([])
})
