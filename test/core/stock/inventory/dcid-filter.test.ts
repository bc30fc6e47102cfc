import { beforeAll, expect, test } from 'vitest'
import { CatalogueQuery } from '#contract/stock/inventory.ts'
import { setDealerCode } from '../../../../functions/core/stock/catalogue/door.ts'
import { updateLot } from '../../../../functions/core/stock/catalogue/lot-store.ts'
import { getDcidFilter } from '../../../../functions/core/stock/inventory/get-dcid-filter.ts'
import { listInventory } from '../../../../functions/core/stock/inventory/list-inventory.ts'
import { updateDcidFilter } from '../../../../functions/core/stock/inventory/update-dcid-filter.ts'
import { manager } from '../../../bench/dealership.ts'
import { openTestTable } from '../../../table.ts'
import { connectFeed, disconnectFeed, fillLot } from './lot.ts'

beforeAll(openTestTable)

async function connected() {
  const ctx = manager()
  await connectFeed(ctx.org)
  return ctx
}
const REMOVED = 'DCID filter removed. All vehicles will be shown.'

test.each([
  ['1234567', '1234567', 'DCID filter set to "1234567". Only vehicles with this dealer code will be shown.'],
  ['  AB-c9 ', 'AB-c9', 'DCID filter set to "AB-c9". Only vehicles with this dealer code will be shown.'],
  ['', null, REMOVED],
  ['   ', null, REMOVED],
  [null, null, REMOVED],
])('the filter set to %j is %j', async (dcid, dcid_filter, message) => {
  const ctx = await connected()
  await updateDcidFilter(ctx, { dcid: 'before' })
  const is_active = dcid_filter !== null
  expect(await updateDcidFilter(ctx, { dcid })).toEqual({ message, dcid_filter, is_active })
  expect(await getDcidFilter(ctx)).toMatchObject({ dcid_filter, is_active })
})

test.each(['12', '1'.repeat(21), '123 456', '123#', 'ñandú', '../..', '<b>1</b>'])(
  'a filter of %j is refused with words for its field',
  async (dcid) => {
    const ctx = await connected()
    await updateDcidFilter(ctx, { dcid: 'before' })
    await expect(updateDcidFilter(ctx, { dcid })).rejects.toMatchObject({
      code: 'invalid',
      fields: { dcid: { key: 'dealer_code_wrong' } },
    })
    expect(await getDcidFilter(ctx)).toMatchObject({ dcid_filter: 'before' })
  },
)

test.each(['42', 'Main St', 'store_1', 'ñandú', 'c'.repeat(40), `${'c'.repeat(39)} `])(
  'a filter of %j is what the file calls its dealer, and shows that dealer’s vehicles, also when the next file has none',
  async (code) => {
    const ctx = await connected()
    await fillLot(ctx.org, [{ key: 'a', dealer_code: code }, { key: 'b' }], ctx.now, [{ code, name: 'Ruiz Motors' }])
    const { dealers } = await getDcidFilter(ctx)
    expect(dealers).toMatchObject([{ code, vehicles: 1 }])
    expect(await updateDcidFilter(ctx, { dcid: ` ${code} ` })).toMatchObject({ dcid_filter: code, is_active: true })
    expect((await listInventory(ctx, CatalogueQuery.parse({}))).total).toBe(1)
    await fillLot(ctx.org, [{ key: 'b' }], ctx.now, [])
    expect(await updateDcidFilter(ctx, { dcid: code })).toMatchObject({ dcid_filter: code })
  },
)

test('without an active integration it is not set, and says why', async () => {
  const refusal = {
    code: 'conflict',
    message: 'Please connect an integration first to configure DCID filter.',
  }
  const ctx = manager()
  await expect(updateDcidFilter(ctx, { dcid: '1234567' })).rejects.toMatchObject(refusal)
  expect(await getDcidFilter(ctx)).toEqual({ dcid_filter: null, is_active: false, dealers: [] })

  await connectFeed(ctx.org)
  await disconnectFeed(ctx.org)
  await expect(updateDcidFilter(ctx, { dcid: '1234567' })).rejects.toMatchObject(refusal)
  // The result is the same if another manager disconnects at the same time.
  expect(await setDealerCode(ctx.org, '1234567')).toBe(false)
  expect(await getDcidFilter(ctx)).toMatchObject({ dcid_filter: null })
})

test('it can be removed at any time, where there never was a vehicle too', async () => {
  const ctx = manager()
  expect(await updateDcidFilter(ctx, { dcid: '' })).toEqual({ message: REMOVED, dcid_filter: null, is_active: false })
  await fillLot(ctx.org, [{ key: 'a', dealer_code: '1234567' }])
  await setDealerCode(ctx.org, '7654321')
  expect(await updateDcidFilter(ctx, { dcid: null })).toMatchObject({ message: REMOVED })
  expect(await getDcidFilter(ctx)).toMatchObject({ dcid_filter: null })
})

test('a disconnect takes it along, so that a file sent by hand shows its vehicles whatever their codes', async () => {
  const ctx = await connected()
  await updateDcidFilter(ctx, { dcid: '1234567' })
  await disconnectFeed(ctx.org)
  expect(await getDcidFilter(ctx)).toMatchObject({ dcid_filter: null, is_active: false })
  await fillLot(ctx.org, [{ key: 'a', dealer_code: '7654321' }])
  await updateLot({ org: ctx.org, is_feed_hidden: false })
  expect((await listInventory(ctx, CatalogueQuery.parse({}))).total).toBe(1)
})

test('the dealer codes of the feed are offered with how many vehicles each has, to their own dealership', async () => {
  const [ctx, other] = [await connected(), await connected()]
  const vehicle = (key: string, dealer_code?: string) => ({ key, dealer_code })
  await fillLot(ctx.org, [
    vehicle('a', '1234567'),
    vehicle('b', '1234567'),
    { ...vehicle('c', '7654321'), availability: 'inbound' },
    { ...vehicle('d', '7654321'), availability: 'sold' },
    vehicle('e'),
  ])
  await updateDcidFilter(ctx, { dcid: '7654321' })
  expect((await getDcidFilter(ctx)).dealers).toEqual([
    { code: '1234567', name: 'Ruiz Motors', vehicles: 2 },
    { code: '7654321', name: 'Ruiz Trucks', vehicles: 1 },
  ])
  expect(await getDcidFilter(other)).toMatchObject({ dcid_filter: null, dealers: [] })
  await disconnectFeed(ctx.org)
  expect((await getDcidFilter(ctx)).dealers).toEqual([])
})
