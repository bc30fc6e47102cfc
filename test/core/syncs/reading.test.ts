import { afterAll, beforeAll, expect, test } from 'vitest'
import { getColumns } from '../../../functions/core/syncs/store.ts'
import { manager } from '../../bench/dealership.ts'
import { bringIn, startWorld } from './world.ts'

let world: Awaited<ReturnType<typeof startWorld>>
beforeAll(async () => {
  world = await startWorld()
})
afterAll(() => world.stop())

test('a file whose columns and samples are more than the table takes, as bytes, is brought in without samples', async () => {
  const ctx = manager()
  const columns = Array.from({ length: 1980 }, (_, i) => '列'.repeat(41) + i)
  const taken = [
    'Make',
    'Model',
    'Trim',
    'Color',
    'Interior Color',
    'Transmission',
    'Drivetrain',
    'Body',
    'Description',
  ]
  const rows = ['A1', 'A2', 'A3', 'A4', 'A5'].map((stock) => [
    stock,
    ...taken.map(() => '車'.repeat(200)),
    ...columns.map(() => ''),
  ])
  const text = [['StockNumber', ...taken, ...columns], ...rows].map((cells) => cells.join(','))
  expect(await bringIn(ctx, text.join('\n'))).toMatchObject({ status: 'done', counts: { created: 5 } })
  expect((await getColumns(ctx.org))?.samples).toEqual([])
})
