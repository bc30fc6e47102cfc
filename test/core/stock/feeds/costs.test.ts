import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mapHeader } from '../../../../functions/core/stock/feeds/map-header.ts'
import { previewMapping } from '../../../../functions/core/stock/feeds/preview-mapping.ts'
import { readBytes } from './read-bytes.ts'

const COSTS = [
  'VehicleCost',
  'ReconCost',
  'Recon Cost',
  'Invoice',
  'InvoicePrice',
  'BookValue',
  'Book_Value',
  'Cost',
  ' cost ',
  'Total Cost',
  'Dealer Cost',
  'FlooringCompany',
  'Flooring Balance',
  'FloorPlan',
  'Floorplan Amount',
  'Wholesale Price',
  'Holdback',
  'ACV',
  'Actual Cash Value',
  'Purchase Price',
  'Gross Profit',
  'KBB Trade',
  'Payoff',
  'Recon',
  'Reconditioning',
  'ReconTotal',
  'Total Recon',
  'BuyPrice',
  'Purchased For',
  'PurchaseAmount',
  'AmountPaid',
  'Net Price',
  'AcquiredPrice',
  'AcquisitionAmount',
  'Investment',
  'Total Invested',
  'Pack',
  'DealerPack',
  'Pack Amount',
  'Manheim',
  'ManheimMMR',
  'MMR Average',
  'JDPowerTradeIn',
  'J.D. Power',
  'TradeInValue',
  'WholesaleValue',
  'KBBTradeIn',
  'Kelley Blue Book',
  'BlackBook',
  'Black Book Clean',
  'NADA Retail',
  'Book',
  'Auction Fee',
  'Appraised Value',
]
const SECRET = '31337'

describe('what a vehicle cost its dealer', () => {
  test.each(COSTS)(
    'the column "%s" is in nothing that leaves the reader, even where a manager asks for it',
    async (cost) => {
      const file = `VIN,Make,${cost},Price\n1M8GDM9AXKP042788,Ford,${SECRET},9000\n1M8GDM9AXKP042788,Ford,${SECRET},x\nbad,Ford,${SECRET},1\n`
      const chosen = { price: cost, description: cost, msrp: cost, mileage: cost, images: cost }
      const { summary, vehicles, problems } = await readBytes(file, { mapping: () => chosen })
      expect(vehicles.size).toBe(1)
      expect(problems.length).toBeGreaterThan(1)
      expect(JSON.stringify([summary, [...vehicles.values()], problems])).not.toContain(SECRET)
      expect(summary.header).toEqual(['VIN', 'Make', 'Price'])
      const rows = [['1M8GDM9AXKP042788', 'Ford', SECRET, '9000']]
      const preview = JSON.stringify(previewMapping(['VIN', 'Make', cost, 'Price'], rows, chosen))
      expect(preview).not.toContain(SECRET)
      expect(preview).not.toContain(cost.trim())
    },
  )

  test('no cost of the manual download is anywhere in what was read', async () => {
    const bytes = readFileSync(join(import.meta.dirname, 'samples', 'Active Inventory.csv'))
    const costs = [...bytes.toString().matchAll(/"\$([\d,.]+)",\$850\.00/g)].map(([, cost = '']) => cost)
    const { summary, vehicles, problems } = await readBytes(bytes)
    const all = JSON.stringify([summary, [...vehicles.values()], problems])
    expect(costs.filter((cost) => all.includes(cost))).toEqual([])
    expect(all).not.toMatch(/cost/i)
    expect(all).not.toContain('850.00')
  })

  describe('may stand under another name where a row has not the cells of the header, so the row is left out', () => {
    const header = 'StockNumber,VIN,Make,Model,Color,VehicleCost,SpecialPrice,Notes'
    const good = 'S2,1M8GDM9AXKP042788,Ford,Escape,Red,11111,15999,fine'
    const vin = '5YJSA1DG9DFP14705'
    test.each([
      ['a text with a comma and an empty last cell', `S1,${vin},Ford,Escape, SE,Red,${SECRET},15999,`],
      ['a text with a comma and no last cell but one', `S1,${vin},Ford,Escape, SE,Red,${SECRET},15999,,`],
      ['a cell missing', `S1,${vin},Ford,Escape,${SECRET},15999,fine`],
      ['two cells missing', `S1,${vin},Ford,${SECRET},15999,fine`],
      ['separators at the end', `S1,${vin},Ford,Escape,Red,${SECRET},15999,fine,,`],
    ])('%s', async (_, bad) => {
      const refused: string[] = []
      const file = `${header}\n${bad}\n${good}\n`
      const { summary, vehicles, problems } = await readBytes(file, { onRefused: (key) => refused.push(key) })
      expect([...vehicles.values()].map(({ price }) => price)).toEqual([1_599_900])
      expect(JSON.stringify([summary, [...vehicles.values()], problems])).not.toContain(SECRET)
      expect([summary.errors, summary.samples.length, refused]).toEqual([1, 1, [vin]])
    })
  })

  describe('is in no description, though a quotation mark opens in one row and closes in another', () => {
    const names = [
      'StockNumber',
      'VIN',
      'Year',
      'Make',
      'VehicleCost',
      'SpecialPrice',
      'Description',
      'ReconCost',
      'Notes',
    ]
    const list = (delimiter: string, opens: string, closes: string) =>
      [
        names.join(delimiter),
        ...Array.from({ length: 30 }, (_, i) => {
          const [at, text] =
            i === 2 ? [opens, '"Must see, one owner'] : i === 14 ? [closes, 'New wheels 22"'] : ['', '']
          const cells = [
            `L${i}`,
            `1M8GDM9AXKP0427${10 + i}`,
            '2020',
            'Ford',
            `31337.${10 + i}`,
            '15999',
            '',
            `313.${i}`,
            '',
          ]
          return cells.map((cell, column) => (names[column] === at ? text : cell)).join(delimiter)
        }),
      ].join('\n')

    test.each(
      ['\t', ','].flatMap((delimiter) =>
        ['Description', 'Notes', 'Make', 'StockNumber'].flatMap((opens) =>
          ['Description', 'Notes', 'Make', 'StockNumber'].map((closes) => ({ delimiter, opens, closes })),
        ),
      ),
    )('$opens to $closes', async ({ delimiter, opens, closes }) => {
      const refused: string[] = []
      const file = list(delimiter, opens, closes)
      const { summary, vehicles, problems } = await readBytes(file, { onRefused: (key) => refused.push(key) })
      expect(JSON.stringify([summary, [...vehicles.values()], problems])).not.toMatch(/313(?:37)?\./)
      expect([vehicles.size + summary.errors, summary.errors]).toEqual([30, delimiter === ',' ? 1 : 0])
      expect(refused).toHaveLength(summary.errors)
    })
  })

  test.each([
    'Price',
    'Internet Price',
    'Buy Now Price',
    'Floor Mats',
    'Options',
    'Option Packages',
    'Battery Pack',
    'Color',
    'Stock #',
    'FacebookID',
    'Facebook Id',
    'Handbook',
    'Booking Link',
    'Reconstructed Title',
    'Canada',
    'Date Acquired',
  ])('"%s" is no cost', (name) => {
    expect(mapHeader([name]).header).toEqual([name])
  })

  test('a cost under a name that nobody knows stays in the file: values are kept of mapped columns only', async () => {
    const file = `VIN,Make,Ask Brett,Price\n1M8GDM9AXKP042788,Ford,${SECRET},9000\n`
    const { summary, vehicles, problems } = await readBytes(file)
    expect(summary.header).toEqual(['VIN', 'Make', 'Ask Brett', 'Price'])
    expect(summary.samples).toEqual([['1M8GDM9AXKP042788', 'Ford', '', '9000']])
    expect(JSON.stringify([summary, [...vehicles.values()], problems])).not.toContain(SECRET)
    const chosen = await readBytes(file, { mapping: { price: 'Ask Brett' } })
    expect(chosen.summary.samples).toEqual([['1M8GDM9AXKP042788', 'Ford', SECRET, '']])
  })
})
