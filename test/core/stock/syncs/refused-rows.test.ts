import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { getOrCreateLot } from '../../../../functions/core/stock/catalogue/get-or-create-lot.ts'
import { updateLot } from '../../../../functions/core/stock/catalogue/lot-store.ts'
import { confirmSync } from '../../../../functions/core/stock/syncs/confirm-sync.ts'
import { putVehicles } from '../../../../functions/core/stock/vehicles/door.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, keysIn, laterBy, openStockWorld, vehicleOf, work } from './world.ts'
import { watchWrites, writtenBy } from './written.ts'

let ctx: Ctx
beforeAll(async () => {
  await openStockWorld()
  watchWrites()
})
beforeEach(() => {
  ctx = manager()
})

const VIN = '1M8GDM9AXKP042788'
const HEADER = 'DealerName,DCID,StockNumber,VIN,Year,Make,Model,Status,Description'
const BY_VIN = `Ruiz Motors,123,A1,${VIN},2019,Ford,Escape,,As new`
const BY_STOCK = 'Ruiz Motors,123,A2,,2019,Ford,Escape,,As new'
const others = Array.from({ length: 8 }, (_, i) => `Ruiz Motors,123,B${i},,2020,Seat,Ibiza,,Fine`)
const feedOf = (...rows: string[]) => [HEADER, ...rows, ...others].join('\n')
const GOOD = feedOf(BY_VIN, BY_STOCK)

test.each([
  ['a cell too many', VIN, feedOf(`Ruiz Motors,123,A1,${VIN},2019,Ford,Escape,,As new, nearly`, BY_STOCK)],
  ['a cell too many before its VIN', VIN, feedOf(`Ruiz, Motors,123,A1,${VIN},2019,Ford,Escape,,As new`, BY_STOCK)],
  ['a cell too many behind its stock number', '123#A2', feedOf(BY_VIN, `${BY_STOCK}, nearly`)],
  ['neither make nor model', '123#A2', feedOf(BY_VIN, 'Ruiz Motors,123,A2,,2019,,,,As new')],
  [
    'a quotation mark that swallows the next row',
    VIN,
    feedOf(`Ruiz,"Motors,123,A1,${VIN},2019,Ford,Escape,,`, BY_STOCK),
  ],
  ['more than a megabyte of text', VIN, feedOf(`${BY_VIN}${' x'.repeat(600_000)}`, BY_STOCK)],
])('a vehicle whose row has %s stays as it is, and its next good row changes nothing', async (_, key, refused) => {
  await bringIn(ctx, GOOD)
  const before = await vehicleOf(ctx, key)
  const written = await writtenBy(async () =>
    expect(await bringIn(laterBy(ctx, 1), refused)).toMatchObject({
      status: 'done',
      counts: { created: 0, changed: 0, unchanged: 10, sold: 0, errors: 1 },
      message: 'Nothing changed: 10 vehicles; 1 row could not be read.',
      errors_url: expect.any(String),
    }),
  )
  expect(written).toEqual({ vehicles: 0, parts: 0 })
  expect(await vehicleOf(ctx, key)).toEqual(before)
  expect(await bringIn(laterBy(ctx, 2), GOOD)).toMatchObject({ counts: { created: 0, changed: 0, unchanged: 10 } })
})

test.each([
  ['names no vehicle', 'Ruiz Motors,,,,2019,Ford,Escape,,As new'],
  ['says that it is sold', 'Ruiz Motors,123,A2,,2019,,,SOLD,As new'],
])('a row in error that %s keeps none', async (_, row) => {
  await bringIn(ctx, GOOD)
  expect(await bringIn(laterBy(ctx, 1), feedOf(BY_VIN, row))).toMatchObject({ counts: { sold: 1, errors: 1 } })
  expect(await vehicleOf(ctx, '123#A2')).toMatchObject({ availability: 'sold' })
})

test.each([
  ['before', (unread: string, sold: string) => [unread, sold]],
  ['behind', (unread: string, sold: string) => [sold, unread]],
])('a vehicle that one row says is sold is sold, though another %s it could not be read', async (_, rows) => {
  await bringIn(ctx, GOOD)
  const both = rows('Ruiz Motors,123,A2,,2019,,,,As new', BY_STOCK.replace(',,As new', ',SOLD,As new'))
  expect(await bringIn(laterBy(ctx, 1), feedOf(BY_VIN, ...both))).toMatchObject({
    counts: { unchanged: 9, sold: 1, errors: 1 },
  })
  expect(await vehicleOf(ctx, '123#A2')).toMatchObject({ availability: 'sold' })
  expect(await keysIn(ctx)).not.toContain('123#A2')

  const back = feedOf(BY_VIN, ...both, BY_STOCK)
  expect(await bringIn(laterBy(ctx, 2), back)).toMatchObject({ counts: { returned: 1, sold: 0 } })
  expect(await vehicleOf(ctx, '123#A2')).toMatchObject({ availability: 'available' })
})

test('what other rows say counts beside a vehicle whose row could not be read', async () => {
  await bringIn(ctx, GOOD)
  const unread = 'Ruiz Motors,123,A2,,2019,,,,As new'
  const next = [
    HEADER,
    BY_VIN.replace('Escape', 'Fusion'),
    unread,
    ...others.slice(1),
    'Ruiz Motors,123,C,,2020,VW,Golf,,',
  ]
  const { message } = await bringIn(laterBy(ctx, 1), next.join('\n'))
  expect(message).toBe('1 new vehicle, 1 changed, 1 sold; 1 row could not be read. The file has no price column.')
  expect(await keysIn(ctx)).toContain('123#A2')
  expect((await getOrCreateLot(ctx.org, ctx.now)).dealers).toMatchObject([{ code: '123', vehicles: 10 }])

  const both = [HEADER, unread, BY_STOCK.replace('As new', 'Old'), ...next.slice(3), BY_VIN]
  expect(await bringIn(laterBy(ctx, 2), both.join('\n'))).toMatchObject({ counts: { changed: 2, errors: 1 } })
  expect(await vehicleOf(ctx, '123#A2')).toMatchObject({ description: 'Old' })
  expect(await bringIn(laterBy(ctx, 3), both.join('\n'))).toMatchObject({ counts: { changed: 0, unchanged: 10 } })
})

test('a vehicle that was sold is not for sale again by a row that could not be read', async () => {
  await bringIn(ctx, GOOD)
  await bringIn(laterBy(ctx, 1), feedOf(BY_VIN))
  const unread = feedOf(BY_VIN, 'Ruiz Motors,123,A2,,2019,,,,As new')
  expect(await bringIn(laterBy(ctx, 2), unread)).toMatchObject({ counts: { created: 0, unchanged: 9, errors: 1 } })
  expect(await keysIn(ctx)).not.toContain('123#A2')
})

test('a file most of whose rows could not be read takes nothing away; one of none but such is held', async () => {
  await bringIn(ctx, GOOD)
  const unread = others.map((row) => row.replace('Seat,Ibiza', ','))
  expect(await bringIn(laterBy(ctx, 1), [HEADER, BY_VIN, BY_STOCK, ...unread].join('\n'))).toMatchObject({
    status: 'done',
    counts: { unchanged: 10, sold: 0, errors: 8 },
  })
  const held = await bringIn(laterBy(ctx, 2), [HEADER, ...unread].join('\n'))
  expect(held).toMatchObject({ status: 'held', counts: { unchanged: 8, sold: 2, errors: 8 } })
  expect(held.message).toContain('no vehicle for sale that could be read. Applying this marks 2 of 10 vehicles sold.')
  await confirmSync(laterBy(ctx, 3), { id: held.id })
  expect(await work(ctx, held.id)).toMatchObject({ status: 'done', counts: { unchanged: 8, sold: 2 } })
  expect(await keysIn(ctx)).toHaveLength(8)
})

test('a vehicle that a run wrote before it broke off is made right by its next good row, not by one in error', async () => {
  await bringIn(ctx, GOOD)
  const before = await vehicleOf(ctx, '123#A2')
  if (!before) throw new Error('The car is not there.')
  await putVehicles([{ ...before, description: 'Of a run that broke off' }])
  await updateLot({ org: ctx.org, writing: 'a-run' })
  const unread = feedOf(BY_VIN, 'Ruiz Motors,123,A2,,2019,,,,As new')
  expect(await bringIn(laterBy(ctx, 1), unread)).toMatchObject({ counts: { unchanged: 10, sold: 0, errors: 1 } })
  await bringIn(laterBy(ctx, 2), GOOD)
  expect(await vehicleOf(ctx, '123#A2')).toEqual(before)
})
