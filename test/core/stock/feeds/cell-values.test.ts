import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { writtenVin } from '#contract/stock/written-vin.ts'
import { cleanText, saysNothing } from '../../../../functions/core/platform/tabular/clean-text.ts'
import { hasCheckDigit } from '../../../../functions/core/stock/feeds/check-vin.ts'
import type { FeedVehicle } from '../../../../functions/core/stock/feeds/feed-vehicle.ts'
import { hashVehicle } from '../../../../functions/core/stock/feeds/hash-vehicle.ts'
import { htmlToText } from '../../../../functions/core/stock/feeds/html-to-text.ts'
import { readMileage, readMoney, readNumber } from '../../../../functions/core/stock/feeds/read-amounts.ts'
import { readDate } from '../../../../functions/core/stock/feeds/read-date.ts'
import { listImages, readImages } from '../../../../functions/core/stock/feeds/read-images.ts'
import { readOptions } from '../../../../functions/core/stock/feeds/read-options.ts'
import { readAvailability, readCondition } from '../../../../functions/core/stock/feeds/read-states.ts'

describe('cells become values', () => {
  test.each([
    ['12995', 1_299_500],
    ['12995.0000', 1_299_500],
    ['$12,995.00', 1_299_500],
    ['10,499.00 USD', 1_049_900],
    ['USD 10499', 1_049_900],
    ['US$ 10,499', 1_049_900],
    ['21.990,00', 2_199_000],
    ['1.234.567', 123_456_700],
    ['21990,50', 2_199_050],
    ['21 990', 2_199_000],
    ["21'990.00", 2_199_000],
    ['$ 9,999', 999_900],
    ['100', 10_000],
    ['0', undefined],
    ['0.0000', undefined],
    ['$0.00', undefined],
    ['0.004', undefined],
    ['.001', undefined],
    ['Call', undefined],
    ['$ -', undefined],
    ['Sold', undefined],
    ['Please inquire', undefined],
    ['Consultar', undefined],
  ])('price %j is %s cents', (text, cents) =>
    expect(readMoney(text)).toEqual(cents === undefined ? {} : { value: cents }),
  )

  test.each(['$1', '99', '$99.99', '0.99', '9999999', '$9,999,999', '999,999.00', '1111111', '1234567', '123456.00'])(
    'price %j is none, and told',
    (text) => expect(readMoney(text)).toEqual({ problem: { key: 'price_filler' } }),
  )

  test.each([
    ['21.990', undefined, 'price_unclear'],
    ['$ 21.990', undefined, 'price_unclear'],
    ['21.990', 'decimals', 'price_filler'],
    ['999.999', 'thousands', 'price_filler'],
    ['99999999', undefined, 'price_too_high'],
  ] as const)('price %j, its dot for %s, is none: %s', (text, dot, key) =>
    expect(readMoney(text, dot)).toEqual({ problem: { key } }),
  )

  test.each([
    ['52,777 miles', '', 52_777],
    ['45.678,0', '', 45_678],
    ['120 000 km', '', 74_565],
    ['45 000 millas', '', 45_000],
    ['52777', '', 52_777],
    ['12K', '', 12_000],
    ['12.5k mi', '', 12_500],
    ['52777.0', '', 52_777],
    ['0', '', 0],
    ['100,000 km', '', 62_137],
    ['100000', 'KM', 62_137],
    ['100000', 'MI', 100_000],
    ['TMU', '', undefined],
  ])('mileage %j in %j is %s miles', (text, unit, miles) => expect(readMileage(text, unit).value).toBe(miles))

  test.each([
    ['4', 4],
    ['4.0', 4],
    ['4-door', 4],
    ['5 pass.', 5],
    ['1,200', 1200],
    ['0', undefined],
    ['12K', undefined],
    ['4.5', undefined],
    ['1', undefined],
    ['2001', undefined],
    ['four', undefined],
  ])('a number from 2 to 2,000, %j, is %s', (text, number) => {
    const complaint = text === '0' ? {} : { problem: { key: 'number_unreadable', about: { min: 2, max: 2000 } } }
    expect(readNumber(text, 2, 2000)).toEqual(number === undefined ? complaint : { value: number })
  })

  test.each([
    ['06/30/2026 00:00:00', '2026-06-30'],
    ['6/3/2026', '2026-06-03'],
    ['6/3/26', '2026-06-03'],
    ['11/01/2026 08:15:00 AM', '2026-11-01'],
    ['2026-06-30T10:00:00Z', '2026-06-30'],
    ['20260630', '2026-06-30'],
    ['02/30/2026', undefined],
    ['30/06/2026', undefined],
    ['0000-00-00', undefined],
    ['01/01/1900', undefined],
    ['soon', undefined],
  ])('date %j is %s', (text, day) => expect(readDate(text)).toBe(day))

  test.each([
    ['IN INVENTORY', 'available'],
    ['', 'available'],
    ['Sale pending', 'reserved'],
    ['Unsold', 'available'],
    ['IN RECON', 'recon'],
    ['INBOUND', 'inbound'],
    ['In-Transit', 'inbound'],
    ['SOLD', 'sold'],
    ['sold - retail', 'sold'],
    ['out of stock', 'sold'],
    ['NOT_AVAILABLE', 'sold'],
    ['Not Available', 'sold'],
    ['Unavailable', 'sold'],
    ['Inactive', 'sold'],
    ['Archived', 'sold'],
    ['Deactivated', 'sold'],
    ['Available', 'available'],
    ['Active', 'available'],
    ['On Hold', 'reserved'],
    ['Pending', 'reserved'],
    ['Deposit', 'reserved'],
    ['Apartado', 'reserved'],
    ['RESERVED', 'reserved'],
    ['Reconditioned', 'available'],
    ['Recon Complete', 'available'],
    ['Recon - Completed', 'available'],
    ['Needs Reconditioning', 'recon'],
    ['Recon Incomplete', 'recon'],
    ['Recon not complete', 'recon'],
  ])('status %j is %s', (text, availability) => expect(readAvailability(text)).toBe(availability))

  test.each([
    ['New', 'new'],
    ['n', 'new'],
    ['USED', 'used'],
    ['u', 'used'],
    ['Certified Pre-Owned', 'used'],
    ['CPO', 'used'],
    ['SUV', undefined],
    ['', undefined],
  ])('condition %j is %s', (text, condition) => expect(readCondition(text)).toBe(condition))

  test.each([
    ['AWD  Bluetooth, Hands-Free   Sunroof', true, ['AWD', 'Bluetooth, Hands-Free', 'Sunroof']],
    ['Bluetooth, Hands-Free', true, ['Bluetooth, Hands-Free']],
    ['AWD|Bluetooth, Hands-Free|AWD', false, ['AWD', 'Bluetooth, Hands-Free']],
    ['Bluetooth, Hands-Free', false, ['Bluetooth, Hands-Free']],
    ['AWD,Sunroof, Nav ,Tow', false, ['AWD', 'Sunroof', 'Nav', 'Tow']],
    ['A; B;', false, ['A', 'B']],
  ])('equipment %j is a list', (text, hasCommas, options) => expect(readOptions(text, hasCommas)).toEqual(options))

  test.each([
    ['1M8GDM9AXKP042788', true],
    ['11111111111111111', true],
    ['5YJSA1DG9DFP14705', true],
    ['1M8GDM9A1KP042788', false],
  ])('the check digit of %s: %s', (vin, isRight) => expect(hasCheckDigit(vin)).toBe(isRight))

  test.each(['1M8-GDM9AX-KP042788', '1m8gdm9axkp042788', "'1M8 GDM9A.XKP 042788", '1M8GDM9AX–KP042788'])(
    'the VIN of %s is as its maker writes it',
    (written) => expect(writtenVin(written)).toBe('1M8GDM9AXKP042788'),
  )
})

describe('pictures', () => {
  const [a, b, c] = ['https://i.com/800/600/a.jpg', 'https://i.com/b,c_1.jpg', 'https://i.com/c.jpg?x=1;y=2']
  test.each([
    ['commas', `${a},${b}`, [a, b]],
    ['commas and blanks', `${a}, ${b} ,${a}`, [a, b]],
    ['blanks', `${a} ${b}  ${a}`, [a, b]],
    ['lines', `${a}\n${b}`, [a, b]],
    ['pipes', `${a}|${b}|`, [a, b]],
    ['pipes and blanks', ` ${a} | ${b} `, [a, b]],
    ['semicolons', `${a};${b};`, [a, b]],
    ['commas, and semicolons within', `${c},${a}`, [c, a]],
    ['capitals', `${a},HTTPS://I.com/x.jpg`, [a, 'https://I.com/x.jpg']],
    ['http', 'http://i.com/a.jpg,http://own.test/p.jpg', ['https://i.com/a.jpg', 'http://own.test/p.jpg']],
    ['a like name', 'http://own.test.evil.com/p.jpg', ['https://own.test.evil.com/p.jpg']],
    ['no scheme', `//i.com/a.jpg|${a}`, ['https://i.com/a.jpg', a]],
    ['commas, no scheme', '//i.com/a.jpg,//i.com/d.jpg', ['https://i.com/a.jpg', 'https://i.com/d.jpg']],
    ['commas and blanks, no scheme', '//i.com/a.jpg, //i.com/d.jpg', ['https://i.com/a.jpg', 'https://i.com/d.jpg']],
    ['blanks, no scheme', '//i.com/a.jpg //i.com/d.jpg', ['https://i.com/a.jpg', 'https://i.com/d.jpg']],
    [
      'semicolons, and semicolons within',
      `https://a.co/x?id=1;w=800;${a}; ${c} ;`,
      ['https://a.co/x?id=1;w=800', a, c],
    ],
    ['an address within an address', 'https://i.com/x?u=https://b.co/1.jpg', ['https://i.com/x?u=https://b.co/1.jpg']],
    ['two slashes within an address', 'https://i.com//a,//b.jpg', ['https://i.com//a', 'https://b.jpg']],
    ['the same twice', `${a},${a},http://i.com/800/600/a.jpg`, [a]],
    ['nothing', 'N/A', []],
    [
      'pipes, blanks within',
      'https://i.com/my car 1.jpg|https://i.com/my car 2.jpg',
      ['https://i.com/my%20car%201.jpg', 'https://i.com/my%20car%202.jpg'],
    ],
    [
      'commas, blanks within',
      'https://i.com/front (1).jpg,https://i.com/rear (2).jpg',
      ['https://i.com/front%20(1).jpg', 'https://i.com/rear%20(2).jpg'],
    ],
    ['nothing, letters within', 'https://i.com/camión rojo–1.jpg', ['https://i.com/cami%C3%B3n%20rojo%E2%80%931.jpg']],
    [
      'nothing, letters encoded before',
      'https://i.com/cami%C3%B3n%20rojo.jpg',
      ['https://i.com/cami%C3%B3n%20rojo.jpg'],
    ],
    ['nothing, &amp; within', 'https://i.com/p?id=1&amp;w=800', ['https://i.com/p?id=1&w=800']],
    [
      'commas, &amp; within',
      'https://i.com/p?a=1&amp;b=2,https://i.com/p?a=2&AMP;b=2',
      ['https://i.com/p?a=1&b=2', 'https://i.com/p?a=2&b=2'],
    ],
    ['JSON', JSON.stringify([a, c]), [a, c]],
    ['JSON with escaped slashes', '["https:\\/\\/i.com\\/1.jpg"]', ['https://i.com/1.jpg']],
    [
      'JSON of objects',
      JSON.stringify([
        { url: a, tag: 'Front' },
        { url: b, sizes: [{ src: c }] },
      ]),
      [a, b, c],
    ],
    ['JSON that is none', `[${a},${b}]`, [a, b]],
    ['a list of Python', `['${a}', '${b}']`, [a, b]],
    ['tags', `<img src="${a}"><img alt='x' src='${b}'/> <IMG SRC=//i.com/d.jpg>`, [a, b, 'https://i.com/d.jpg']],
    ['a list in a page', `<ul><li><a href="${a}">1</a></li></ul>`, [a]],
    ['captions', `${a} Front|${b} Rear view`, [a, b]],
    ['line breaks as databases write them', `${a}\\n${b}\\r\\n`, [a, b]],
    ['slashes as JSON writes them', 'https:\\/\\/i.com\\/1.jpg', ['https://i.com/1.jpg']],
    ['commas, and nothing behind', `${a},${b},\\N`, [a, b]],
    ['commas and blanks, and nothing behind', `${a}, ${b}, null`, [a, b]],
    ['commas, and nothing between', `${a},,N/A,${b}`, [a, b]],
    ['quotation marks', `"${a}" "${b}"`, [a, b]],
    ['quotation marks and commas', `"${a}","${b}"`, [a, b]],
    ['signs', `${a}~${b}^${a}`, [a, b]],
    ['nothing, letters encoded twice', 'https://i.com/camiÃ³n.jpg', ['https://i.com/cami%C3%B3n.jpg']],
    ['nothing, &amp; encoded twice', 'https://i.com/p?id=1&amp;amp;w=800', ['https://i.com/p?id=1&w=800']],
  ])('parted by %s', (_, cell, wanted) => {
    const { image_lines, refused } = readImages([cell], 'http://own.test')
    expect({ images: listImages(image_lines), refused }).toEqual({ images: wanted, refused: [] })
  })

  test.each([
    'javascript:alert(1)',
    'ftp://i.com/a.jpg',
    'a.jpg',
    'https://user:pw@i.com/a.jpg',
    'https://i.com/"onerror="x',
    "https://i.com/'x",
    'https://i.com/<svg>',
    'https://i.com/\u0000a',
    'https://',
    'https://-/x',
    `https://i.com/${'x'.repeat(2000)}`,
    'data:image/png;base64,AAAA',
  ])('%j is none', (cell) => expect(readImages([cell]).image_lines).toBe(''))

  test('are sixty at most', () => {
    const cell = Array.from({ length: 100 }, (_, i) => `https://i.com/${i}.jpg`).join(',')
    expect(listImages(readImages([cell]).image_lines)).toHaveLength(60)
  })

  test.each([',', '|', ' '])('beyond the sixty, parted by %j, are as if they were not there', (separator) => {
    const list = (count: number, of: number) => Array.from({ length: count }, (_, i) => `https://i.com/${i % of}.jpg`)
    const lines = (urls: string[]) => readImages([urls.join(separator)]).image_lines
    expect(lines(list(70, 70))).toBe(lines(list(60, 60)))
    expect(lines(list(70, 50))).toBe(lines(list(50, 50)))
    expect(readImages([list(40, 40).join(separator), list(70, 70).join(separator)]).image_lines).toBe(
      lines(list(60, 60)),
    )
  })
})

describe('descriptions', () => {
  test.each([
    ['<b>A</b> &amp; B<br/>C', 'A & B\nC'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<ul><li>AWD</li><li>Nav</li></ul>', '• AWD\n• Nav'],
    ['&lt;b&gt;bold&lt;/b&gt;', 'bold'],
    ['5 &lt; 6 &amp; 7 > 2', '5 < 6 & 7 > 2'],
    ['A &toString; B', 'A &toString; B'],
    ['a < b and c > d', 'a < b and c > d'],
    ['&#8217;&#x2019;&eacute;&nbsp;&bogus;', '’’é &bogus;'],
    ['&#0;&#xD800;&#9999999;x', 'x'],
    ['<script>alert(1)</script>ok<STYLE>p{}</STYLE>', 'ok'],
    ['İİİİ AC <style>p{}</style>ok <SCRIPT>x</SCRIPT >İ', 'İİİİ AC ok İ'],
    ['<script><style>ok</script>', ''],
    ['a<script>b<style>c</style>d', 'abd'],
    ['<img src=x onerror=alert(1)>ok', 'ok'],
    ['a\r\n\r\n\r\n\r\nb  c\td ', 'a\n\nb c d'],
  ])('%j reads %j', (html, text) => expect(htmlToText(html)).toBe(text))

  test.each([
    ['won\ufffdt, dealer\ufffds, we\ufffdre', "won't, dealer's, we're"],
    ['today \ufffd last', 'today – last'],
    ['\ufffdMust see!\ufffd', 'Must see!'],
    ['a\u0000b\u200b\ufeff\u202e', 'ab'],
    ['\u00a0x\u00a0y', 'x y'],
    ['"quoted"', 'quoted'],
    ['27" and 5" wheels', '27" and 5" wheels'],
    ['CamiÃ³n rojo, aÃ±o 2021', 'Camión rojo, año 2021'],
    ['itâ€™s â€œas newâ€\u009d', 'it’s “as new”'],
    ['SÃ\u00ad, dÃ©jalo Â¡hoy!', 'Sí, déjalo ¡hoy!'],
    ['CamiÃƒÂ³n', 'Camión'],
    ['PEÃ‘A Ã\u0081vila', 'PEÑA Ávila'],
    ['ðŸš— ready', '🚗 ready'],
    ['CAFÉ “MÉXICO”… Ångström', 'CAFÉ “MÉXICO”… Ångström'],
  ])('%j is mended to %j', (broken, text) => expect(cleanText(broken)).toBe(text))
})

test.each([
  '\\N',
  '(null)',
  '(blank)',
  '[NULL]',
  '<null>',
  'NULL',
  'N/A',
  'None',
  '(vacío)',
  'Unspecified',
  'N/D',
  'No disponible',
])('a cell that reads %j says nothing', (text) => expect(saysNothing(text)).toBe(true))

test.each(['Noble', 'Nan', 'Blank', 'N', 'Sin', 'NE', '(S)', '\\Net'])('a cell that reads %j says that', (text) =>
  expect(saysNothing(text)).toBe(false),
)

describe('the hash of a vehicle', () => {
  const vehicle: Omit<FeedVehicle, 'hash'> = {
    key: 'k',
    vin: 'v',
    dealer_code: 'd',
    stockNumber: 's',
    year: 2020,
    make: 'm',
    model: 'o',
    trim: 't',
    body: 'b',
    price: 1,
    msrp: 2,
    mileage: 3,
    color: 'c',
    colorAlt: 'a',
    transmission: 'r',
    drivetrain: 'w',
    engine: 'e',
    fuel: 'f',
    description: 'x',
    options: ['y'],
    image_lines: 'z',
    condition: 'used',
    availability: 'available',
    stocked_on: '2026-01-01',
    title: 'i',
  }
  test.each(Object.keys(vehicle) as (keyof typeof vehicle)[])('tells another %s', (field) => {
    const one = vehicle[field]
    const other = Array.isArray(one) ? [...one, 'more'] : typeof one === 'number' ? one + 1 : `${one}!`
    expect(hashVehicle({ ...vehicle, [field]: other } as typeof vehicle)).not.toBe(hashVehicle(vehicle))
  })
  test('is of the names and values that there are, so that a field more or another order changes none', () => {
    const few = { ...Object.fromEntries(Object.keys(vehicle).map((name) => [name, undefined])), key: 'k' }
    const one = { ...few, year: 2020, make: 'm', options: ['y', 'z'], image_lines: '' } as unknown as typeof vehicle
    const said = ['key', 'k', 'make', 'm', 'options', 'y\x1ez', 'year', '2020'].map((part) => `${part}\x1f`)
    expect(hashVehicle(one)).toBe(hash('sha1', said.join(''), 'base64url'))
  })
  test('tells an option from a picture, and a word from its neighbour', () => {
    expect(hashVehicle({ ...vehicle, options: ['y', 'z'], image_lines: '' })).not.toBe(hashVehicle(vehicle))
    expect(hashVehicle({ ...vehicle, make: undefined, model: 'm' })).not.toBe(
      hashVehicle({ ...vehicle, model: undefined }),
    )
  })
})
