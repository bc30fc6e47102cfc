import { beforeAll, expect, test } from 'vitest'
import { findColumns } from '../../../../functions/core/stock/syncs/store.ts'
import { manager } from '../../../bench/dealership.ts'
import { bringIn, laterBy, openStockWorld, vehicleOf } from './world.ts'

beforeAll(openStockWorld)

test('a vehicle with as many long texts and pictures as are taken, of letters of many bytes, is stored', async () => {
  const ctx = manager()
  const long = (characters: number, i = 0) => '車'.repeat(characters - 5) + String(10_000 + i)
  const pictures = Array.from({ length: 60 }, (_, i) => `https://a.com/${long(225, i)}`)
  const options = Array.from({ length: 200 }, (_, i) => long(120, i))
  const cells = ['A1', long(100), long(100), long(10_000), options.join('|'), pictures.join('|')]
  const feed = `StockNumber,Make,Model,Description,Options,Photos\n${cells.join(',')}`
  expect(await bringIn(ctx, feed)).toMatchObject({
    status: 'done',
    counts: { created: 1 },
    message: '1 new vehicle. The file has no price column.',
  })
  const longer = feed.replaceAll('a.com/', `a.com/${'車'.repeat(1300)}`)
  expect(await bringIn(laterBy(ctx, 1), longer)).toMatchObject({ status: 'done', counts: { changed: 1 } })
  expect((await vehicleOf(ctx, '#A1'))?.images).toEqual([])
})

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
  expect((await findColumns(ctx.org))?.samples).toEqual([])
})
