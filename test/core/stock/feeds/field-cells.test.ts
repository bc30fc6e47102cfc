import { expect, test } from 'vitest'
import { readBytes, told } from './read-bytes.ts'

const HEADER = 'StockNumber,VIN,Year,Make,Model,Trim,Odometer,Price,ExteriorColor,PhotoURLs,VehicleDescription'
/** A file of Camrys that differ only in these cells. */
async function camrys(...rows: [trim: string, color: string, description: string][]) {
  const lines = rows.map(
    ([trim, color, text], i) =>
      `N${i},1HGCM8269BA0000${31 + i},2021,Toyota,Camry,${trim},12345,21990,${color},,${text}`,
  )
  const { vehicles, problems } = await readBytes([HEADER, ...lines].join('\n'))
  return {
    vehicles: [...vehicles.values()],
    problems: problems.map(told).filter((each) => !each.includes('check digit')),
  }
}

test.each([
  ['\\N', '\\N', '\\N'],
  ['(null)', '(blank)', '(blank)'],
  ['NULL', 'N/A', 'None'],
  ['[NULL]', '<null>', '(empty)'],
  ['#N/A', '-', '(none)'],
  ['null', 'N/D', 'Sin datos'],
])('a trim of %s, a color of %s and a description of %s say nothing', async (...cells) => {
  const { vehicles, problems } = await camrys(cells)
  for (const field of ['trim', 'color', 'description']) expect(vehicles[0]).not.toHaveProperty(field)
  expect([vehicles[0]?.title, problems]).toEqual(['2021 Toyota Camry', []])
})

test.each([
  ['One owner\\nNew tires\\r\\nCall us', 'One owner\nNew tires\nCall us'],
  ['One owner\\n\\nNew tires', 'One owner\n\nNew tires'],
  ['<p>One owner</p>\\n<p>New tires</p>', 'One owner\n\nNew tires'],
  ['Has 22" wheels', 'Has 22" wheels'],
  ['"Has 20"" wheels"', 'Has 20" wheels'],
  ['"Has 20" wheels and "nice" rims"', '"Has 20" wheels and "nice" rims"'],
  ['"two\nlines"', 'two\nlines'],
  ['18" and 19" sets', '18" and 19" sets'],
  ['"5\'10"" tall"', '5\'10" tall'],
  ['CamiÃ³n muy limpio del aÃ±o 2021', 'Camión muy limpio del año 2021'],
])('a description written %j reads %j, and the row behind it comes in', async (written, read) => {
  const { vehicles, problems } = await camrys(['SE', 'Red', written], ['LE', 'Blue', 'fine'])
  expect(vehicles.map(({ description }) => description)).toEqual([read, 'fine'])
  expect(problems).toEqual([])
})

test('a vehicle of which little is known comes in', async () => {
  const { vehicles, problems } = await readBytes(
    `${HEADER}\nB1,1HGCM8268BA000151,,Ford,,,,,,,\nB2,1HGCM8268CA000152,2020,Ford,Town & Country,,1,1000,,,\nB3,,,,Focus,,,,,,\nB4,,2019,Kia,,,,,,,`,
  )
  expect([...vehicles.values()].map(({ title, price, mileage }) => [title, price, mileage])).toEqual([
    ['Ford', undefined, undefined],
    ['2020 Ford Town & Country', 100_000, 1],
    ['Focus', undefined, undefined],
    ['2019 Kia', undefined, undefined],
  ])
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})
