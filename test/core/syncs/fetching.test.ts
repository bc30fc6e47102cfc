import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Ctx } from '../../../functions/core/ctx.ts'
import { getSync } from '../../../functions/core/syncs/get-sync.ts'
import { startSync } from '../../../functions/core/syncs/start-sync.ts'
import { manager } from '../../bench/dealership.ts'
import { carsOf, feedOf, keysIn, laterBy, startWorld, work } from './world.ts'

let world: Awaited<ReturnType<typeof startWorld>>
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

const syncNow = async (ctx: Ctx) => work(ctx, (await startSync(ctx, {})).sync.id)

test('whatever lies on the server, the cars stand until a good file comes', async () => {
  const ctx = manager()
  const { folder } = world.ftp
  const { sync } = await world.connect(ctx)
  expect(await work(ctx, sync?.id ?? '')).toMatchObject({
    status: 'failed',
    message: 'There is no CSV or TXT file on the FTP server.',
  })

  await folder.put('cars.csv', feedOf(carsOf(8)))
  expect(await syncNow(laterBy(ctx, 1))).toMatchObject({ status: 'done', file: 'cars.csv', counts: { created: 8 } })
  const keys = await keysIn(ctx)

  const BAD: [string, RegExp][] = [
    ['PK\x03\x04 xl/workbook.xml', /Excel workbook/],
    ['Name,Telephone\nAna,555', /No column holds a VIN or a stock number/],
    ['\x1f\x8b\x08\x00 cut short', /./],
  ]
  for (const [i, [text, words]] of BAD.entries()) {
    await folder.put('cars.csv', text)
    const run = await syncNow(laterBy(ctx, 2 + i))
    expect(run).toMatchObject({ status: 'failed', file: 'cars.csv', message: expect.stringMatching(words) })
    expect(await keysIn(ctx)).toEqual(keys)
  }

  await folder.put('cars.csv', feedOf(carsOf(9)))
  const run = await syncNow(laterBy(ctx, 9))
  expect(run).toMatchObject({ status: 'done', counts: { created: 1, unchanged: 8 }, is_upload: false })
  expect(await getSync(ctx, { id: run.id })).toEqual(run)
})
