import { expect, test } from 'vitest'
import { workbookOf } from '../../../workbook-of.ts'
import { readBytes } from './read-bytes.ts'

const VIN = '1HGCM8260BA000001'

test('a vehicle list in an Excel workbook is read as one of text, below its title and without its total and costs', async () => {
  const { vehicles, problems, summary } = await readBytes(
    workbookOf(
      [['Prepared for the web team']],
      [
        ['Inventory', new Date('2026-11-27')],
        ['Stock #', 'VIN', 'Year', 'Make', 'Model', 'Miles', 'Price', 'Cost', 'Photos', 'Description'],
        ['A1', VIN, 2021, 'Toyota', 'Camry', 45678, 21989.999999999996, 15000, 'https://img.example.com/my car.jpg'],
        ['A2', '1HGCM8260CA000002', 2020, 'Ford', 'F-150', 12.995, null, 1],
        ['Total: 2'],
      ],
    ),
  )
  expect([...vehicles.values()]).toMatchObject([
    { vin: VIN, year: 2021, make: 'Toyota', price: 2_199_000, mileage: 45_678 },
    { stockNumber: 'A2', make: 'Ford' },
  ])
  expect(problems.map(({ line, column }) => [line, column])).toEqual([[4, 'Miles']])
  expect(summary.header).not.toContain('Cost')
})
