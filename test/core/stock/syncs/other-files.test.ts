import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { isFeedName } from '../../../../functions/core/stock/dealer-ftp/newest-first.ts'
import { confirmSync } from '../../../../functions/core/stock/syncs/confirm-sync.ts'
import { getSync } from '../../../../functions/core/stock/syncs/get-sync.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { asAgent, manager } from '../../../bench/dealership.ts'
import { zipOf } from '../../../zip-of.ts'
import { bringIn, feedOf, keysIn, laterBy, openStockWorld, vehicleOf, vehiclesOf, work } from './world.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
let ctx: Ctx
beforeAll(async () => {
  world = await openStockWorld()
})
beforeEach(async () => {
  ctx = manager()
  await openStockWorld()
})

const syncNow = async (at: Ctx) => work(at, (await startSync(at, {})).sync.id)
const PHOTOS = 'VIN,PhotoURL\n1HGCM8267BA000061,https://img.example.com/1.jpg\n'
const README = 'Hello dealer, your feed is delivered here every night.\n'

/** Files on the dealer's server, newest last. */
function putFiles(files: Record<string, string | Buffer>) {
  for (const [i, [name, content]] of Object.entries(files).entries()) {
    const path = join(world.ftp.folder.path, name)
    const at = new Date(ctx.now.getTime() - 86_400_000 + i * 61_000)
    writeFileSync(path, content)
    utimesSync(path, at, at)
  }
}

test('the newest vehicle list is brought in, and newer files that are none are passed over and named to managers', async () => {
  putFiles({
    'old.csv': feedOf(vehiclesOf(1)),
    'inventory.csv': feedOf(vehiclesOf(3)),
    'photos.csv': PHOTOS,
    'readme.txt': README,
    'inventory.csv.filepart': 'StockNumber,VIN\nX',
    'inventory.part.csv': 'StockNumber,VIN\nX',
  })
  const { sync } = await world.connect(ctx)
  const run = await work(ctx, sync?.id ?? '')
  expect(run).toMatchObject({ status: 'done', file: 'inventory.csv', counts: { created: 3 } })
  expect(run.message).toBe(
    '3 new vehicles. 2 newer files that are no vehicle lists were passed over: readme.txt, photos.csv.',
  )
  const agent: Ctx = { ...ctx, caller: asAgent(ctx.caller), language: 'es' }
  expect((await getSync(agent, { id: run.id })).message).toBe('3 vehículos nuevos.')

  const again = await syncNow(laterBy(ctx, 1))
  expect(again.message).toMatch(/^Already up to date.* 2 newer files .*: readme\.txt, photos\.csv\.$/)
})

test.each([
  ['inventory.csv', true],
  ['INVENTORY.TXT.GZ', true],
  ['inventory.zip', true],
  ['party.csv', true],
  ['inventory.csv.filepart', false],
  ['inventory.csv.part', false],
  ['inventory.csv.tmp', false],
  ['.inventory.csv', false],
  ['~$inventory.csv', false],
  ['inventory.partial.csv', false],
  ['inventory.tmp.txt', false],
])('a file called %s may be a list: %s', (name, may) => expect(isFeedName(name)).toBe(may))

test('where no file is a vehicle list the newest is told', async () => {
  putFiles({ 'readme.txt': README, 'photos.csv': PHOTOS })
  const { sync } = await world.connect(ctx)
  expect(await work(ctx, sync?.id ?? '')).toMatchObject({
    status: 'failed',
    file: 'photos.csv',
    message: expect.stringContaining('No column holds a make, a model or a title.'),
  })
})

test('the dealer’s own list that comes with columns nobody knows is told, and not passed over for an old one', async () => {
  putFiles({ 'cars_20261101.csv': feedOf(vehiclesOf(3)) })
  const { sync } = await world.connect(ctx)
  expect(await work(ctx, sync?.id ?? '')).toMatchObject({ status: 'done' })
  await world.ftp.folder.put('cars_20261102.csv', 'Chassis,Unit,Marque\n1,2,3\n')
  expect(await syncNow(laterBy(ctx, 1))).toMatchObject({ status: 'failed', file: 'cars_20261102.csv' })
})

test('a ZIP archive on the server, or sent by hand, is read like the list in it', async () => {
  putFiles({ 'inventory.zip': zipOf({ 'inventory.csv': feedOf(vehiclesOf(2)) }) })
  const { sync } = await world.connect(ctx)
  expect(await work(ctx, sync?.id ?? '')).toMatchObject({
    status: 'done',
    file: 'inventory.zip',
    counts: { created: 2 },
  })
  const other = manager()
  expect(await bringIn(other, zipOf({ 'a.csv': feedOf(vehiclesOf(3)) }), 'a.zip')).toMatchObject({
    counts: { created: 3 },
  })
})

test('a lot that comes without the prices it had waits for a manager', async () => {
  await bringIn(ctx, feedOf(vehiclesOf(4)))
  const held = await bringIn(laterBy(ctx, 1), feedOf(vehiclesOf(4, { price: 1 })))
  expect(held).toMatchObject({
    status: 'held',
    message: 'Applying this takes the price off 4 of 4 vehicles. Nothing has changed yet.',
  })
  expect(await vehicleOf(ctx, '1234567#S0')).toMatchObject({ price: 2_000_000 })
  await confirmSync(laterBy(ctx, 2), { id: held.id })
  expect(await work(ctx, held.id)).toMatchObject({ status: 'done' })
  expect(await vehicleOf(ctx, '1234567#S0')).not.toHaveProperty('price')
})

test('two rows of one VIN are one vehicle, and told', async () => {
  const row = (stock: string, vin: string, make: string, price: number) => `${stock},${vin},2021,${make},Camry,${price}`
  const run = await bringIn(
    ctx,
    [
      'StockNumber,VIN,Year,Make,Model,Price',
      row('T1', '1HGCM8265BA000141', 'Toyota', 10_000),
      row('T2', '1hgcm8265ba000141', 'Toyota', 20_000),
      row('T3', '1HGCM8265CA000142', 'Toyota', 21_990),
      row('T3', '1HGCM8265DA000143', 'Honda', 21_990),
    ].join('\n'),
  )
  expect(run).toMatchObject({ status: 'done', counts: { created: 3, errors: 0 }, errors_url: expect.any(String) })
  expect(await keysIn(ctx)).toEqual(['1HGCM8265BA000141', '1HGCM8265CA000142', '1HGCM8265DA000143'])
  expect(await vehicleOf(ctx, '1HGCM8265BA000141')).toMatchObject({ stockNumber: 'T2', price: 2_000_000 })
})
