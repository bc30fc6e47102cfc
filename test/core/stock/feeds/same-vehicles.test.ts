import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../../../zip-of.ts'
import { readBytes } from './read-bytes.ts'

const HEADER = [
  'DCID',
  'StockNumber',
  'VIN',
  'Year',
  'Make',
  'Model',
  'Trim',
  'Odometer',
  'SpecialPrice',
  'PhotoURLs',
  'VehicleDescription',
  'EquipmentCode',
]
const ROWS = [
  [
    '0123',
    'S1',
    '1M8GDM9AXKP042788',
    '2019',
    'Ford',
    'Escape',
    'XLT',
    '52777',
    '12995.0000',
    'https://a.com/1,2.jpg,https://a.com/2.jpg',
    'Café “plus”\nit’s here, now',
    'AWD  Bluetooth, Hands-Free',
  ],
  ['0123', 'S2', '', '2021', 'Land Rover', 'Range Rover', '', '7', '0', '', 'say ""hi""; you | me', 'AWD'],
  [
    '0456',
    '"S3"',
    '5YJSA1DG9DFP14705',
    '2013',
    'Tesla',
    'Model S',
    'P85',
    '12,000',
    '$45,000',
    'https://a.com/3.jpg',
    'plain',
    '',
  ],
]

const quoted = (cell: string, delimiter: string) =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell

function write({ delimiter = ',', newline = '\n', order = HEADER.map((_, i) => i), blank = '' } = {}) {
  const line = (cells: string[]) => order.map((i) => quoted(cells[i] ?? '', delimiter)).join(delimiter)
  return blank + [HEADER, ...ROWS].map(line).join(newline + blank) + newline
}

const shuffles = Array.from({ length: 12 }, (_, seed) =>
  HEADER.map((_, i) => i).sort((a, b) => (((a + 1) * (seed + 3) * 7919) % 101) - (((b + 1) * (seed + 3) * 7919) % 101)),
)
const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le')
  return isBig ? bytes.swap16() : bytes
}
/** é, “ ” and ’ in windows-1252; all else is the same in both. */
const windows = (text: string) =>
  Buffer.from(
    text.replace(/[“”’]/g, (c) => ({ '“': '\x93', '”': '\x94', '’': '\x92' })[c] ?? c),
    'latin1',
  )
const MARK = '\ufeff'

describe('the same list is the same vehicles', () => {
  const expected = readBytes(write())
  const same = async (file: string | Uint8Array, pieceBytes?: number) => {
    const [{ vehicles, problems, summary }, wanted] = [await readBytes(file, {}, pieceBytes), await expected]
    expect([...vehicles.values()]).toEqual([...wanted.vehicles.values()])
    expect(problems).toEqual(wanted.problems)
    expect([vehicles.size, summary.errors]).toEqual([3, 0])
  }

  test('and they are these', async () => {
    const [first, second, third] = (await expected).vehicles.values()
    expect(first).toMatchObject({
      key: '1M8GDM9AXKP042788',
      dealer_code: '0123',
      price: 1_299_500,
      image_lines: 'https://a.com/1,2.jpg\nhttps://a.com/2.jpg',
      description: 'Café “plus”\nit’s here, now',
      options: ['AWD', 'Bluetooth, Hands-Free'],
    })
    expect(second).toMatchObject({
      key: '0123#S2',
      description: 'say ""hi""; you | me',
      title: '2021 Land Rover Range Rover',
    })
    expect(second).not.toHaveProperty('price')
    expect(third).toMatchObject({ stockNumber: 'S3', mileage: 12_000, price: 4_500_000 })
  })
  test.each([',', '\t', '|', ';'])('with %j between cells', (delimiter) => same(write({ delimiter })))
  test.each(['\n', '\r\n', '\r'])('with %j between lines', (newline) => same(write({ newline })))
  test.each(shuffles)('with columns in the order %j', (...order) => same(write({ order })))
  test.each([1, 2, 3, 7, 64, 1000])('in pieces of %i bytes', (pieceBytes) => same(write(), pieceBytes))
  test.each([1, 3, 1000])('in windows-1252, pieces of %i bytes', (pieceBytes) => same(windows(write()), pieceBytes))
  test.each([
    ['UTF-8 with a mark', Buffer.from(MARK + write())],
    ['UTF-16 little endian', utf16(MARK + write(), false)],
    ['UTF-16 big endian', utf16(MARK + write(), true)],
    ['UTF-16 little endian without a mark', utf16(write(), false)],
    ['UTF-16 big endian without a mark', utf16(write(), true)],
    ['gzip', gzipSync(write())],
    ['gzip of windows-1252', gzipSync(windows(write()))],
    ['a ZIP archive', zipOf({ 'inventory.csv': write() })],
    [
      'a ZIP archive with what a Mac puts beside',
      zipOf({
        'feed/': '',
        'feed/cars.CSV': write(),
        '__MACOSX/feed/._cars.CSV': 'x',
        'feed/.DS_Store': 'x',
        'photos/1.jpg': 'x',
      }),
    ],
    ['a ZIP archive with a readme', zipOf({ 'readme.txt': 'Hello dealer', 'inventory.csv': write() })],
    ['a ZIP archive of a TXT', zipOf({ 'inventory.txt': write({ delimiter: '\t' }) })],
    ['a ZIP archive of windows-1252', zipOf({ 'inventory.csv': windows(write()) })],
    ['gzip of UTF-16', gzipSync(utf16(MARK + write(), false))],
  ])('in %s', async (_, bytes) => {
    await same(bytes)
    await same(bytes, 1)
  })
  test('with a line for spreadsheets before the header', () =>
    same(`sep=;\r\n${write({ delimiter: ';', newline: '\r\n' })}`))
  test('without an end of the last line', () => same(write().trimEnd()))
  test('with NULs between letters', () => same(write().replace('Escape', 'Esc\0ape')))
  test('with blanks round cells', () => same(write().replaceAll(',Ford,', ', Ford ,').replace('VIN', ' vin ')))
  test('with blanks before quotation marks', () =>
    same(write().replace(',"https', ', "https').replace(',"Café', ',  "Café')))
  test('with marks of nothing where nothing is', () =>
    same(write().replace('S2,,2021', 'S2,#N/A,2021').replace('Range Rover,,7', 'Range Rover,n/a,7')))
})
