import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { getOrCreateLot } from '../../../../functions/core/stock/catalogue/get-or-create-lot.ts'
import { openLedger } from '../../../../functions/core/stock/catalogue/open-catalogue.ts'
import { updateVehicle } from '../../../../functions/core/stock/inventory/update-vehicle.ts'
import type { RunWords } from '../../../../functions/core/stock/syncs/entity.ts'
import { getSync } from '../../../../functions/core/stock/syncs/get-sync.ts'
import { listSyncs } from '../../../../functions/core/stock/syncs/list-syncs.ts'
import { changeRun } from '../../../../functions/core/stock/syncs/store.ts'
import { vehicleIdOf } from '../../../../functions/core/stock/vehicles/vehicle-id.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, feedOf, keysIn, laterBy, openStockWorld, vehicleOf, vehiclesOf } from './world.ts'
import { watchWrites, writtenBy } from './written.ts'

const sample = (name: string) => readFileSync(join(import.meta.dirname, '../feeds/samples', name))
const MONDAY = 'DealerCenter_20261118_1234567.csv'
const TUESDAY = 'DealerCenter_20261119_1234567.csv'
/** Computed from both files with another parser. */
const CHANGED = 7
const NEW_ON_TUESDAY =
  'UF2Y808G8Y6C6VN8J CDH5RHF58UVZ3SFJ9 PNXN016M71G6PTYDS DVHBGFJ4X26B77HXH NFFL682L9R0HBPP7F 0E2XU3S54HELD6UXK T4U7RY2Z45LUXT31V EEHY56LJ00AJN3AP3 8UM52UYK8FJEA76N4'
const GONE_ON_TUESDAY =
  'CBR1X84L7ARD0APUZ 2UYHNU472KES163BU WUMZ3BY65ZKRJK3U3 RH2933S87V9RLVM1X M4EAK4VF8KPJZ9Z5E S99MVX7E2VSAW9MS1 VXFJZTNJXSEN2VBKF AVHNJDA070MFJF3TL RK7BUMJ432B4M76XP MBDJ6SFF4DALPU77X WD3816BY04F323WCJ 4MC0KNG76DZY9MU0Z'

let ctx: Ctx
beforeAll(async () => {
  await openStockWorld()
  watchWrites()
})
beforeEach(() => {
  ctx = manager()
})

describe('a dealer’s file', () => {
  test('and that of the day after give exactly what is new, changed and gone', async () => {
    expect(await bringIn(ctx, sample(MONDAY), MONDAY)).toMatchObject({
      status: 'done',
      file: MONDAY,
      counts: { created: 180, changed: 0, unchanged: 0, sold: 0, errors: 0 },
      errors_url: null,
      message: '180 new vehicles.',
      by: 'Dana Bench',
      is_upload: true,
      progress: null,
    })
    const monday = await keysIn(ctx)
    const day = laterBy(ctx, 24)
    expect(await bringIn(day, sample(TUESDAY), TUESDAY)).toMatchObject({
      status: 'done',
      counts: { created: 9, changed: CHANGED, unchanged: 177 - 9 - CHANGED, sold: 12, errors: 0 },
      message: `9 new vehicles, ${CHANGED} changed, 12 sold.`,
    })
    const tuesday = await keysIn(ctx)
    expect(tuesday.filter((key) => !monday.includes(key))).toEqual(NEW_ON_TUESDAY.split(' ').sort())
    expect(monday.filter((key) => !tuesday.includes(key))).toEqual(GONE_ON_TUESDAY.split(' ').sort())
    for (const key of GONE_ON_TUESDAY.split(' '))
      expect(await vehicleOf(ctx, key)).toMatchObject({ availability: 'sold', sold_at: day.now.toISOString() })
  })

  test.each([
    ['10234567_20261118.txt', 60, 0],
    ['Active Inventory.csv', 32, 0],
    ['homenet.csv', 40, 0],
  ])('%s brings in %i vehicles', async (name, created, errors) => {
    expect(await bringIn(ctx, sample(name), name)).toMatchObject({ status: 'done', counts: { created, errors } })
    expect(await keysIn(ctx)).toHaveLength(created)
  })

  test('that says what the last one said writes no vehicle and no part of the catalogue', async () => {
    await bringIn(ctx, sample(MONDAY))
    const again = await writtenBy(async () =>
      expect(await bringIn(ctx, sample(MONDAY))).toMatchObject({
        status: 'done',
        counts: { created: 0, changed: 0, unchanged: 180, sold: 0 },
        message: 'Nothing changed: 180 vehicles.',
      }),
    )
    expect(again).toEqual({ vehicles: 0, parts: 0 })
  })

  test('writes the vehicles that changed and no other', async () => {
    await bringIn(ctx, feedOf(vehiclesOf(40)))
    const vehicles = vehiclesOf(40).map((vehicle, i) => (i < 3 ? { ...vehicle, price: 19_000 } : vehicle))
    const { vehicles: written } = await writtenBy(() => bringIn(ctx, feedOf(vehicles.slice(0, 39))))
    expect(written).toBe(4)
  })
})

describe('a vehicle', () => {
  const priced = (price: number) => feedOf([{ stock: 'A', price }, ...vehiclesOf(3)])
  const KEY = '1234567#A'

  test('whose price falls says what it was, until the price rises', async () => {
    await bringIn(ctx, priced(20_000))
    const [first, second, third, fourth] = [1, 2, 3, 4].map((days) => laterBy(ctx, 24 * days)) as [Ctx, Ctx, Ctx, Ctx]
    await bringIn(first, priced(19_000))
    expect(await vehicleOf(ctx, KEY)).toMatchObject({
      price: 1_900_000,
      previous_price: 2_000_000,
      price_changed_at: first.now.toISOString(),
    })
    await bringIn(second, priced(18_000))
    expect(await vehicleOf(ctx, KEY)).toMatchObject({
      previous_price: 1_900_000,
      price_changed_at: second.now.toISOString(),
    })
    await bringIn(third, feedOf([{ stock: 'A', price: 18_000, status: 'IN RECON' }, ...vehiclesOf(3)]))
    expect(await vehicleOf(ctx, KEY)).toMatchObject({ previous_price: 1_900_000, availability: 'recon' })
    await bringIn(fourth, priced(18_500))
    const risen = await vehicleOf(ctx, KEY)
    expect(risen?.price).toBe(1_850_000)
    expect([risen?.previous_price, risen?.price_changed_at]).toEqual([undefined, undefined])
  })

  test('that comes back after it was sold is as old as it was', async () => {
    await bringIn(ctx, feedOf(vehiclesOf(5)))
    await bringIn(laterBy(ctx, 24), feedOf(vehiclesOf(4)))
    expect(await vehicleOf(ctx, '1234567#S4')).toMatchObject({ availability: 'sold' })
    expect(await keysIn(ctx)).toHaveLength(4)

    expect(await bringIn(laterBy(ctx, 48), feedOf(vehiclesOf(5)))).toMatchObject({
      counts: { created: 0, returned: 1, unchanged: 4 },
      message: '1 back in stock.',
    })
    const back = await vehicleOf(ctx, '1234567#S4')
    expect(back).toMatchObject({ availability: 'available', created_at: ctx.now.toISOString() })
    expect(back?.sold_at).toBeUndefined()
    expect(await keysIn(ctx)).toContain('1234567#S4')
  })

  test.each([
    [364, 'is remembered'],
    [366, 'is forgotten by the syncs, and kept itself'],
  ])('that was sold %i days ago %s', async (days, what) => {
    await bringIn(ctx, feedOf(vehiclesOf(5)))
    await bringIn(laterBy(ctx, 24), feedOf(vehiclesOf(4)))
    const later = laterBy(ctx, 24 * (1 + days))
    await bringIn(later, feedOf(vehiclesOf(4, { price: 21_000 })))
    const ledger = await openLedger(ctx.org, await getOrCreateLot(ctx.org, ctx.now))
    expect(ledger.has('1234567#S4')).toBe(what === 'is remembered')
    expect(await vehicleOf(ctx, '1234567#S4')).toMatchObject({ availability: 'sold' })
  })

  test.each(['SOLD', 'Sold'])('that the file calls %s is as absent', async (status) => {
    await bringIn(ctx, feedOf(vehiclesOf(5)))
    const vehicles = vehiclesOf(5).map((vehicle, i) => (i === 2 ? { ...vehicle, status } : vehicle))
    expect(await bringIn(ctx, feedOf(vehicles))).toMatchObject({ counts: { sold: 1, unchanged: 4 } })
    expect(await vehicleOf(ctx, '1234567#S2')).toMatchObject({ availability: 'sold' })
  })

  test('that was changed by hand stays so until a file says something new of it', async () => {
    await bringIn(ctx, priced(20_000))
    await updateVehicle(laterBy(ctx, 1), { id: vehicleIdOf(ctx.org, KEY), price: 17_000 })
    await bringIn(laterBy(ctx, 2), feedOf([{ stock: 'A' }, ...vehiclesOf(3, { price: 9_000 })]))
    expect(await vehicleOf(ctx, KEY)).toMatchObject({ price: 1_700_000, by_hand: false })
    await bringIn(laterBy(ctx, 3), priced(19_000))
    expect(await vehicleOf(ctx, KEY)).toMatchObject({ price: 1_900_000 })
  })

  test('that stands twice in a file is what its last row says, and a warning tells of it', async () => {
    const run = await bringIn(ctx, feedOf([{ stock: 'A', price: 1 }, ...vehiclesOf(3), { stock: 'A', price: 17_000 }]))
    expect(run).toMatchObject({
      counts: { created: 4, errors: 0 },
      errors_url: `/api/inventory/syncs/${run.id}/errors`,
    })
    expect(await vehicleOf(ctx, KEY)).toMatchObject({ price: 1_700_000 })
  })
})

test.each([
  [{ key: 'told by an earlier version' }],
  [{ key: 'held_losing' }],
  [{ key: 'too_many_rows', about: { limit: 100_000 } }],
])('a run whose words are %j is shown without them', async (words) => {
  const { id } = await bringIn(ctx, feedOf(vehiclesOf(3)))
  await changeRun(['done'], { org: ctx.org, id, words: words as unknown as RunWords })
  const wordless = { id, status: 'done', counts: { created: 3 }, message: null }
  expect(await getSync(ctx, { id })).toMatchObject(wordless)
  expect((await listSyncs(ctx)).data).toMatchObject([wordless])
})
