import { expect, test } from 'vitest'
import { listRecords } from '../../../../functions/core/customers/imports/list-rows.ts'
import { GOOD, HEADER, OTHER, VIN } from './bad-row.ts'
import { readBytes, told } from './read-bytes.ts'

const TITLE = 'Vehicle Inventory - Sunrise Motors\nGenerated 11/27/2026 by Report Writer\n\n'

test.each([
  ['a title, a date and a blank line', `${TITLE}${HEADER}\n${GOOD}\n`, 4],
  ['a title of as many cells', `Inventory${','.repeat(6)}\n${HEADER}\n${GOOD}\n`, 2],
  ['a title that names one column', `Make,all makes\n${HEADER}\n${GOOD}\n`, 2],
  ['a title with a lone inch mark', `Wheels from 20" up\n${HEADER}\n${GOOD}\n`, 2],
  ['a title before tabs', `Reporte de inventario\r\n${HEADER}\r\n${GOOD}\r\n`.replaceAll(',', '\t'), 2],
  ['nineteen lines', `${'Filter: none\n'.repeat(19)}${HEADER}\n${GOOD}\n`, 20],
])('%s above the names of columns is passed over, and lines are counted from the top', async (_, file, line) => {
  const { vehicles, problems } = await readBytes(file.replace(`${GOOD.slice(0, 17)}`, OTHER.replace(/5$/, '6')))
  expect([...vehicles.values()]).toEqual([expect.objectContaining({ make: 'Ford', stockNumber: 'S9', price: 900_000 })])
  expect(problems.map(told)).toEqual([
    expect.stringContaining(`warning ${line + 1} VIN: This VIN fails its check digit`),
  ])
})

test.each([
  'Total: 2',
  'Total: 2,,,,,,',
  ',,,,,,\nGrand Total,,,,,18000,',
  'Total vehicles: 2',
  'Totales,2,,,,,',
  '2 vehicles,,,,,,',
  '--- End of report ---',
  'Subtotal,,,,,9000,\nTotal,,,,,9000,',
  'Printed on 11/29/2026 8:15 AM by Ana Torres',
  'Page 1 of 3,,,,,,\n© 2026 Acme Software',
  'Reporte generado el 29/11/2026\nRegistros: 2',
])('a last line of “%s” is no vehicle, and no mistake', async (last) => {
  const { vehicles, problems, summary } = await readBytes(`${HEADER}\n${GOOD}\n\n${last}\n`)
  expect([...vehicles.keys()]).toEqual([OTHER])
  expect([problems, summary.errors]).toEqual([[], 0])
})

test('a vehicle whose stock number begins with such a word is one', async () => {
  const { vehicles } = await readBytes(`StockNumber,VIN,Make\nTOTAL 1,${VIN},Kia\n`)
  expect(vehicles.get(VIN)).toMatchObject({ stockNumber: 'TOTAL 1' })
})

test('a list of contacts comes without its title and total too', async () => {
  const file = `Customer List - Sunrise Motors\nGenerated 11/27/2026 by Report Writer\n\nFirst Name,Last Name,Phone\nTina,Titleline,5125581601\nTotal,Auto Glass,5125581602\n\nTotal: 2,,\n`
  const rows = []
  for await (const row of listRecords(async function* () {
    yield Buffer.from(file)
  }))
    rows.push(row)
  expect(rows).toEqual([
    { line: 4, cells: ['First Name', 'Last Name', 'Phone'] },
    { line: 5, cells: ['Tina', 'Titleline', '5125581601'] },
    { line: 6, cells: ['Total', 'Auto Glass', '5125581602'] },
  ])
})
