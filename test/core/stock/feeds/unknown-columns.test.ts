import { expect, test } from 'vitest'
import { ColumnsUnknown } from '../../../../functions/core/stock/feeds/columns-unknown.ts'
import { GOOD, VIN } from './bad-row.ts'
import { readBytes } from './read-bytes.ts'

const refusalOf = async (file: string, mapping = {}) => readBytes(file, { mapping }).catch((error: unknown) => error)

test('a list whose columns have names that nobody knows is refused with its columns, and the cells of those that are known', async () => {
  const file = `Chassis,Unit No,Make,Vehicle Cost,Asking Price\n${VIN},U1,Kia,4000,9000\n\nx,y\n${VIN},U2,Seat,4001,9001\n`
  const refusal = await refusalOf(file)
  expect(refusal).toBeInstanceOf(ColumnsUnknown)
  expect(refusal).toMatchObject({
    message:
      'No column holds a VIN or a stock number. The first line reads: Chassis, Unit No, Make, Asking Price. You can choose the columns yourself.',
    columns: {
      header: ['Chassis', 'Unit No', 'Make', 'Asking Price'],
      samples: [
        ['', '', 'Kia', '9000'],
        ['', '', 'Seat', '9001'],
      ],
    },
  })
})

test('and is read once the columns that it lacks are chosen, told anew while one is missing still', async () => {
  const file = `Chassis,Marque\n${VIN},Kia\n`
  expect(await refusalOf(file, { vin: 'Chassis' })).toMatchObject({
    message: expect.stringContaining('No column holds a make, a model or a title.'),
    columns: { samples: [[VIN, '']] },
  })
  const { vehicles } = await readBytes(file, { mapping: { vin: 'Chassis', make: 'Marque' } })
  expect(vehicles.get(VIN)).toMatchObject({ make: 'Kia' })
})

test.each([
  ['one column', 'Inventory\nKia'],
  ['a vehicle', `${GOOD}\n`],
  ['what may be a vehicle with what it cost', 'U1,Kia,Soul,15200,"$9,000"\n'],
  ['a small amount', 'U1,Kia,Soul,95\n'],
  ['more columns than a list has', `Chassis${',x'.repeat(2000)}\n`],
])('a first line of %s is no names of columns to choose from', async (_, file) => {
  const refusal = await refusalOf(file)
  expect(refusal).toMatchObject({ code: 'invalid', message: expect.not.stringContaining('choose') })
  expect(refusal).not.toBeInstanceOf(ColumnsUnknown)
})

test('numbered pictures and costs in the first line are names all the same', async () => {
  const refusal = await refusalOf('Chassis,Photo 100,Cost 2026\na,b,c\n')
  expect(refusal).toMatchObject({ columns: { header: ['Chassis', 'Photo 100'] } })
})
