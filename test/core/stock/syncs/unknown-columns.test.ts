import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Ctx } from '../../../../functions/core/platform/ctx.ts'
import { getMapping } from '../../../../functions/core/stock/syncs/get-mapping.ts'
import { startSync } from '../../../../functions/core/stock/syncs/start-sync.ts'
import { findColumns } from '../../../../functions/core/stock/syncs/store.ts'
import { syncInventory } from '../../../../functions/core/stock/syncs/sync-inventory.ts'
import { updateMapping } from '../../../../functions/core/stock/syncs/update-mapping.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, feedOf, keysIn, laterBy, openStockWorld, vehiclesOf, work } from './world.ts'

let world: Awaited<ReturnType<typeof openStockWorld>>
let ctx: Ctx
beforeAll(async () => {
  world = await openStockWorld()
})
beforeEach(() => {
  ctx = manager()
})

const [A, B] = ['1M8GDM9AXKP042788', '5YJSA1DG9DFP14705']
const FILE = `Chassis,Unit No,Make,Model,Vehicle Cost\n${A},U1,Kia,Soul,7001\n${B},U2,Ford,Escape,7002\n`
const REFUSED = {
  status: 'failed',
  file: 'cars.csv',
  message: expect.stringContaining('You can choose the columns yourself.'),
  can_choose_columns: true,
}
const CHOSEN = { fields: { vin: 'Chassis', stockNumber: 'Unit No' } }

test.each(['a manager', 'the clock'])(
  'a dealer’s first file with columns that nobody knows is read as it lies there, once they are chosen, when %s asks',
  async (who) => {
    await world.ftp.folder.put('cars.csv', FILE)
    expect(await work(ctx, (await world.connect(ctx)).sync?.id ?? '')).toMatchObject(REFUSED)
    const mapping = await getMapping(ctx)
    expect(mapping.ignored).toEqual(['Chassis', 'Unit No'])
    expect(mapping.fields.find(({ field }) => field === 'make')?.samples).toEqual(['Kia', 'Ford'])
    expect(JSON.stringify(await findColumns(ctx.org))).not.toMatch(/Cost|7001/)

    await updateMapping(ctx, CHOSEN)
    const later = laterBy(ctx, 1)
    if (who === 'a manager') await work(later, (await startSync(later, {})).sync.id)
    else await syncInventory({ ...later, requestId: 'clock' }, {})
    expect(await keysIn(ctx)).toEqual([A, B])
  },
)

test('the columns are those of the file that was refused, not of the one before, whose vehicles stand', async () => {
  await bringIn(ctx, feedOf(vehiclesOf(3)))
  const keys = await keysIn(ctx)
  expect(await bringIn(laterBy(ctx, 1), FILE)).toMatchObject(REFUSED)
  expect(await keysIn(ctx)).toEqual(keys)
  expect((await getMapping(ctx)).ignored).toEqual(['Chassis', 'Unit No'])
})

test('of a file that has no columns nothing is to be chosen', async () => {
  expect(await bringIn(ctx, 'Dear Sir')).toMatchObject({ status: 'failed', can_choose_columns: false })
  expect(await getMapping(ctx)).toEqual({ header_hash: null, fields: [], ignored: [] })
})
