import { randomBytes } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { AppError } from '../../../functions/core/errors.ts'
import { readBytes, told } from './read-bytes.ts'

const VIN = '1M8GDM9AXKP042788'
const OTHER = '5YJSA1DG9DFP14705'
const HEADER = 'VIN,StockNumber,Year,Make,Model,Price,Description'
const GOOD = `${OTHER},S9,2020,Ford,Escape,9000,fine`
const ADVICE = 'Please export the vehicle list as CSV or tab-separated text.'

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const zip = (name: string) =>
  Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
    Buffer.alloc(20),
    Buffer.from(name),
    deflateRawSync('x'.repeat(99)),
  ])

const EXCEL = `This is an Excel workbook, not a text file. ${ADVICE}`
const ARCHIVE = `This is an archive. Unpack it and send the file that is inside. ${ADVICE}`
const PICTURE = `This is a picture, not a text file. ${ADVICE}`
const PAGE = `This is a web page, perhaps the error page of a server, not a vehicle list. ${ADVICE}`
const XML = `This is an XML file. XML feeds cannot be read. ${ADVICE}`
const JSON_FILE = `This is a JSON file. JSON feeds cannot be read. ${ADVICE}`
const BINARY = `This is not a text file. ${ADVICE}`
const EMPTY = 'The file is empty.'
const DAMAGED = 'The gzip archive is damaged or incomplete. Please send the file again.'
const NO_HEADER =
  'The file has no header: its first line already is a vehicle. Ask for the file to be sent with the names of its columns in the first line.'

const REFUSED: [what: string, file: string | Buffer, words: string][] = [
  ['no byte', '', EMPTY],
  ['blanks only', ' \r\n\t\n   ', EMPTY],
  ['a byte order mark only', '\ufeff', EMPTY],
  ['UTF-16 without a letter', utf16('  \n'), EMPTY],
  ['an empty gzip', gzipSync(''), EMPTY],
  ['an Excel workbook', zip('[Content_Types].xml'), EXCEL],
  ['an Excel workbook written by another program', zip('xl/worksheets/sheet1.xml'), EXCEL],
  [
    'a ZIP archive of the list',
    zip('inventory.csv'),
    `This is a ZIP archive. Unpack it and send the file that is inside. ${ADVICE}`,
  ],
  [
    'an old Excel workbook',
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    `This is an Excel workbook of the old kind (.xls), not a text file. ${ADVICE}`,
  ],
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n', `This is a PDF document, not a text file. ${ADVICE}`],
  ['an RTF text', '{\\rtf1\\ansi VIN}', `This is a text document with formatting (RTF), not a list. ${ADVICE}`],
  ['a 7z archive', Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'), ARCHIVE],
  ['a RAR archive', 'Rar!\x1a\x07\x01', ARCHIVE],
  ['a bzip2 archive', 'BZh91AY&SY', ARCHIVE],
  ['an xz archive', Buffer.from('\xfd7zXZ\0', 'latin1'), ARCHIVE],
  ['a zstd archive', Buffer.from('28b52ffd24', 'hex'), ARCHIVE],
  ['a gzip within a gzip', gzipSync(gzipSync(HEADER)), ARCHIVE],
  ['a JPEG', Buffer.from('ffd8ffe000104a464946', 'hex'), PICTURE],
  ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex'), PICTURE],
  ['a GIF', 'GIF89a', PICTURE],
  ['random bytes', randomBytes(5000).fill('ab', 0, 4), BINARY],
  ['NULs', Buffer.alloc(3000), BINARY],
  [
    'a list with a hole of NULs',
    Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.alloc(500), Buffer.from(GOOD)]),
    BINARY,
  ],
  ['a web page', '<!DOCTYPE html><html><body>404</body></html>', PAGE],
  ['a web page with a comment first', '  <!-- proxy --> <HTML><head>', PAGE],
  ['XML', '<?xml version="1.0"?><vehicles><vehicle/></vehicles>', XML],
  ['XML without a declaration', '\n<vehicles><vehicle><stock>1</stock>', XML],
  ['XML in UTF-16', utf16('<?xml version="1.0"?><a/>'), XML],
  ['JSON, a list', '[{"vin":"x"}]', JSON_FILE],
  ['JSON, an object', '{ "vehicles": [] }', JSON_FILE],
  ['JSON, an empty list', '[]', JSON_FILE],
  ['a gzip cut in its middle', gzipSync(`${HEADER}\n${`${GOOD}\n`.repeat(500)}`).subarray(0, 60), DAMAGED],
  ['a gzip with a wrong byte', gzipSync(HEADER.repeat(50)).fill(0x55, 12, 30), DAMAGED],
  ['no header', `${GOOD}\n${GOOD}\n`, NO_HEADER],
  ['no header, tabs', GOOD.replaceAll(',', '\t'), NO_HEADER],
  [
    'prose',
    'Dear Sir,\nplease find our cars below.',
    'No column holds a VIN or a stock number. The first line reads: Dear Sir.',
  ],
  [
    'a title in the first line',
    `Inventory report\n${HEADER}\n${GOOD}`,
    'No column holds a VIN or a stock number. The first line reads: Inventory report.',
  ],
  [
    'a list of customers',
    'Name,Phone,Email\nAna,1,a@b.c',
    'No column holds a VIN or a stock number. The first line reads: Name, Phone, Email.',
  ],
  ['VINs alone', `VIN\n${VIN}\n`, 'No column holds a make, a model or a title. The first line reads: VIN.'],
  [
    'amounts in the first line',
    '12345.00,9000,777777\n1,2,3',
    'No column holds a VIN or a stock number. The first line reads: nothing.',
  ],
  [
    'three thousand columns',
    `VIN,Make${',x'.repeat(2998)}\n${GOOD}`,
    'The first line has 3000 columns; a vehicle list has 2000 at most.',
  ],
  [
    'a million columns',
    `VIN,Make${',x'.repeat(999_998)}\n${GOOD}`,
    'The first line is longer than 256 kB: it cannot be the names of columns.',
  ],
  [
    'a quotation mark that never closes in a long header',
    `"${HEADER}\n${`${GOOD}\n`.repeat(9000)}`,
    'The first line is longer than 256 kB: it cannot be the names of columns.',
  ],
]

describe('a file that is no vehicle list is refused in words', () => {
  test.each(REFUSED)('%s', async (_, file, words) => {
    const refusal = await readBytes(file).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(AppError)
    expect((refusal as AppError).message).toBe(words)
  })

  test('fewer bytes than were announced', async () => {
    const file = `${HEADER}\n${GOOD}\n`
    await expect(readBytes(file, { size: file.length + 1 })).rejects.toThrow(
      `The file ends early: ${file.length} of ${file.length + 1} bytes arrived.`,
    )
    await expect(readBytes(file, { size: file.length })).resolves.toMatchObject({
      summary: { errors: 0 },
      problems: [],
    })
  })

  test('a source that breaks off, with its own error', async () => {
    const broken = async function* () {
      yield Buffer.from(`${HEADER}\n${GOOD}\n`)
      throw new Error('connection reset')
    }
    const { readFeed } = await import('../../../functions/core/feeds/read-feed.ts')
    await expect(readFeed(broken, { onVehicles: () => {} })).rejects.toThrow('connection reset')
    const packed = async function* () {
      yield gzipSync(HEADER).subarray(0, 15)
      throw new Error('connection reset')
    }
    await expect(readFeed(packed, { onVehicles: () => {} })).rejects.toThrow('connection reset')
  })
})

const RULE = 'This is not a VIN (17 letters and digits, never I, O or Q)'
const row = (changes: Record<string, string>) => {
  const cells: Record<string, string> = {
    VIN,
    StockNumber: 'S1',
    Year: '2019',
    Make: 'Kia',
    Model: 'Soul',
    Price: '100',
    Description: 'ok',
    ...changes,
  }
  return HEADER.split(',')
    .map((name) => cells[name])
    .join(',')
}
const MISFIT =
  'This row does not fit the columns: a quotation mark is missing or one too many, or a text holds the separator outside quotation marks.'
const PLAIN = 'A quotation mark is opened in this row and never closed. The row was read as if it were not there.'
const LONG = 'This row is longer than 1 MB, so it was left out.'
const EMPTY_ROW = 'This row has neither a VIN nor a stock number.'

// The row stands in line 2; a good one follows, and must come in whatever the first does.
const ROWS: [what: string, row: string | Buffer, problems: string[]][] = [
  ['no VIN and no stock number', row({ VIN: '', StockNumber: '' }), [`error 2 : ${EMPTY_ROW}`]],
  ['marks of nothing for VIN and stock number', row({ VIN: 'N/A', StockNumber: '-' }), [`error 2 : ${EMPTY_ROW}`]],
  [
    'a short VIN and no stock number',
    row({ VIN: '123', StockNumber: '' }),
    [`error 2 VIN: ${RULE}, and the row has no stock number.`],
  ],
  [
    'a short VIN beside a stock number',
    row({ VIN: '123' }),
    [`warning 2 VIN: ${RULE}, so the car is known by its stock number.`],
  ],
  [
    'a VIN with an O',
    row({ VIN: '1M8GDM9AXKPO42788' }),
    [`warning 2 VIN: ${RULE}, so the car is known by its stock number.`],
  ],
  ['a VIN of ones', row({ VIN: '1'.repeat(17) }), [`warning 2 VIN: ${RULE}, so the car is known by its stock number.`]],
  [
    'a VIN with 18 characters',
    row({ VIN: `${VIN}0` }),
    [`warning 2 VIN: ${RULE}, so the car is known by its stock number.`],
  ],
  [
    'a mistyped VIN',
    row({ VIN: '1M8GDM9A1KP042788' }),
    ['warning 2 VIN: This VIN fails its check digit: mistyped, or made for another country.'],
  ],
  ['a VIN in small letters', row({ VIN: VIN.toLowerCase() }), []],
  ['a VIN with blanks and dashes', row({ VIN: `'${VIN.slice(0, 8)}-${VIN.slice(8)} ` }), []],
  ['no make and no model', row({ Make: '', Model: 'N/A' }), ['error 2 : This row has no make, model or title.']],
  ['a make alone', row({ Model: '' }), []],
  [
    'a year of two digits',
    row({ Year: '19' }),
    ['warning 2 Year: A model year lies between 1900 and 2028, so it was left out.'],
  ],
  [
    'the year 1899',
    row({ Year: '1899' }),
    ['warning 2 Year: A model year lies between 1900 and 2028, so it was left out.'],
  ],
  [
    'the year 2029',
    row({ Year: '2029' }),
    ['warning 2 Year: A model year lies between 1900 and 2028, so it was left out.'],
  ],
  [
    'a year in words',
    row({ Year: 'new' }),
    ['warning 2 Year: A model year lies between 1900 and 2028, so it was left out.'],
  ],
  ['a year with a decimal', row({ Year: '2019.0' }), []],
  ['a price in words', row({ Price: 'cheap' }), ['warning 2 Price: This is not a price, so it was left out.']],
  ['a price below zero', row({ Price: '-5' }), ['warning 2 Price: A price cannot be below zero, so it was left out.']],
  [
    'a price in euros',
    row({ Price: '9000 EUR' }),
    ['warning 2 Price: This price is not in US dollars, so it was left out.'],
  ],
  [
    'a price in pounds',
    row({ Price: '£9000' }),
    ['warning 2 Price: This price is not in US dollars, so it was left out.'],
  ],
  [
    'a price beyond belief',
    row({ Price: '99999999999' }),
    ['warning 2 Price: This price is too high to be one, so it was left out.'],
  ],
  [
    'a price with a dot for thousands',
    row({ Price: '12.995' }),
    ['warning 2 Price: Read as 13.00 dollars: a dot is the decimal sign here.'],
  ],
  ['a European price', row({ Price: '"12.995,00"' }), ['warning 2 Price: This is not a price, so it was left out.']],
  [
    'a price with a number too many',
    row({ Price: '"1,2,3"' }),
    ['warning 2 Price: This is not a price, so it was left out.'],
  ],
  ['a price to call for', row({ Price: 'Call for price!' }), []],
  ['a price as a power', row({ Price: '1e9' }), ['warning 2 Price: This is not a price, so it was left out.']],
  ['a formula', row({ Price: '=1+1' }), ['warning 2 Price: This is not a price, so it was left out.']],
  ['an error of a spreadsheet', row({ Price: '#REF!' }), []],
  [
    'a cell too many',
    `${row({})},more`,
    ['error 2 : This row has 8 cells and the header 7: a text may hold the separator outside quotation marks.'],
  ],
  [
    'a comma outside quotation marks',
    row({ Description: 'big, red' }),
    ['error 2 : This row has 8 cells and the header 7: a text may hold the separator outside quotation marks.'],
  ],
  ['empty cells too many', `${row({})},,,`, []],
  ['a hundred thousand empty cells too many', row({}) + ','.repeat(100_000), []],
  [
    'cells too few',
    `${VIN},S1,2019,Kia`,
    ['warning 2 : This row has fewer cells than the header; what is missing was taken as empty.'],
  ],
  [
    'a row cut in its VIN',
    VIN.slice(0, 9),
    [
      `error 2 VIN: ${RULE}, and the row has no stock number.`,
      'warning 2 : This row has fewer cells than the header; what is missing was taken as empty.',
    ],
  ],
  [
    'a million cells',
    `${','.repeat(1_000_000)}x`,
    ['error 2 : This row has 1000001 cells and the header 7: a text may hold the separator outside quotation marks.'],
  ],
  ['two million cells', `${','.repeat(2_000_000)}x`, [`error 2 : ${LONG}`]],
  ['a cell of 10 MB', row({ Description: 'x'.repeat(10_000_000) }), [`error 2 : ${LONG}`]],
  ['a quoted cell of 10 MB', row({ Description: `"${'x'.repeat(10_000_000)}"` }), [`error 2 : ${LONG}`]],
  [
    'a quoted cell of 10 MB in lines',
    row({ Description: `"${'good car\n'.repeat(1_100_000)}"` }),
    [`error 2 : ${LONG} Lines 3 to 1100002 were left out.`],
  ],
  [
    'a line of a few NULs',
    '\0\0\0',
    [
      `error 2 : ${EMPTY_ROW}`,
      'warning 2 : This row has fewer cells than the header; what is missing was taken as empty.',
    ],
  ],
  ['a quotation mark never closed', row({ Description: '"fine' }), [`warning 2 : ${PLAIN}`]],
  ['one never closed before a comma', row({ Description: '"fine, red' }), [`error 2 : ${MISFIT}`]],
  ['one never closed in an early cell', row({ StockNumber: '"S1' }), [`warning 2 : ${PLAIN}`]],
  [
    'one never closed over two lines',
    row({ Description: '"fine\nand red' }),
    [`warning 2 : ${PLAIN} Line 3 was left out.`],
  ],
  ['a quotation mark within a cell', row({ Description: '5" lift' }), []],
  ['words after a quotation', row({ Description: '"Nice" car' }), []],
  ['a blank after a quotation', row({ Description: '"Nice" ' }), []],
  ['quotation marks only', row({ Description: '""""' }), []],
  [
    'a description of 20,000 letters',
    row({ Description: 'x'.repeat(20_000) }),
    ['warning 2 Description: Descriptions are cut at 10,000 characters.'],
  ],
  ['lone controls and marks of direction', row({ Make: 'K\x07i\u202ea' }), []],
  ['letters that were lost', row({ Description: 'won\ufffdt \ufffd last' }), []],
  ['bytes that are no UTF-8', Buffer.from(row({ Description: 'caf\xe9' }), 'latin1'), []],
  [
    'a broken byte after good UTF-8',
    Buffer.concat([Buffer.from(row({ Description: 'señor ' })), Buffer.from([0xe9])]),
    [],
  ],
  ['a lone carriage return', row({ Description: 'a\rb' }), []],
  ['a script', row({ Description: '<script>alert(1)</script>hi' }), []],
  ['a script that never ends', row({ Description: '<script>'.repeat(2000) }), []],
  ['tags that never end', row({ Description: '<b'.repeat(5000) }), []],
  [
    'the same car again',
    `${row({})}\n${row({ Price: '200' })}`,
    ['warning 3 VIN: The same VIN is in line 2; the last row counts.'],
  ],
  [
    'the same stock number again',
    `${row({ VIN: '' })}\n${row({ VIN: '' })}`,
    ['warning 3 StockNumber: The same stock number is in line 2; the last row counts.'],
  ],
  ['the header again', HEADER, ['warning 2 : This row repeats the names of the columns, so it was left out.']],
  [
    'the header again and again, with blanks and a mark',
    `\ufeff${HEADER}\n${HEADER.replaceAll(',', ' , ')}\n"${HEADER.replaceAll(',', '","')}"`,
    ['warning 2 : 3 rows, this one first, repeat the names of the columns, so they were left out.'],
  ],
  [
    'a line of totals',
    'Total: 5',
    [
      `error 2 VIN: ${RULE}, and the row has no stock number.`,
      'warning 2 : This row has fewer cells than the header; what is missing was taken as empty.',
    ],
  ],
  ['an empty line', '', []],
  ['a line of blanks', '   ', []],
  ['a line of separators', ',,,,,,', []],
  ['2 MB of empty lines', '\n'.repeat(2_000_000), []],
]

describe('a bad row is told, and the good row behind it comes in', () => {
  test.each(ROWS)('%s', async (_, bad, problems) => {
    const file = Buffer.concat([Buffer.from(`${HEADER}\n`), Buffer.from(bad as string), Buffer.from(`\n${GOOD}\n`)])
    const read = await readBytes(file)
    expect(read.problems.map(told)).toEqual(problems)
    expect(read.vehicles.get(OTHER)).toMatchObject({
      stockNumber: 'S9',
      year: 2020,
      make: 'Ford',
      model: 'Escape',
      price: 900_000,
      description: 'fine',
    })
    const errors = problems.filter((one) => one.startsWith('error')).length
    expect(read.summary.errors).toBe(errors)
  })

  test('a hole of 10 MB behind good rows, as a full disk leaves it', async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => row({ VIN: '', StockNumber: `S${i}` })).join('\n')
    const file = Buffer.concat([
      Buffer.from(`${HEADER}\n${rows}\n`),
      Buffer.alloc(10_000_000),
      Buffer.from(`\n${GOOD}`),
    ])
    const { problems, vehicles } = await readBytes(file)
    expect(problems.map(told)).toEqual([`error 1002 : ${LONG}`])
    expect(vehicles.size).toBe(1001)
    expect(vehicles.has(OTHER)).toBe(true)
  })

  test('a header alone is a list without a car', async () => {
    const { summary, vehicles } = await readBytes(HEADER)
    expect([summary.errors, vehicles.size]).toEqual([0, 0])
  })

  test('a column that is there twice counts by its first cell that says something', async () => {
    const { vehicles } = await readBytes(`VIN,Make,Price,Price\n${VIN},Kia,100,200\n${OTHER},Kia,,300\n`)
    expect([vehicles.get(VIN)?.price, vehicles.get(OTHER)?.price]).toEqual([10_000, 30_000])
  })

  test('of a car that is there three times, at two dealers, the last row counts', async () => {
    const rows = ['1,100,', '2,200,SOLD', '2,300,'].map((row) => `${VIN},Kia,${row}`)
    const { summary, vehicles, problems } = await readBytes(
      `VIN,Make,DCID,Price,Status\n${rows.join('\n')}\n${OTHER},Kia,1,9,`,
    )
    expect(vehicles.get(VIN)).toMatchObject({ dealer_code: '2', price: 30_000, availability: 'available' })
    expect(problems.map(told)).toEqual([
      'warning 3 VIN: The same VIN is in line 2; the last row counts.',
      'warning 4 VIN: The same VIN is in line 3; the last row counts.',
    ])
    expect(summary.dealers).toEqual([
      { code: '1', vehicles: 1 },
      { code: '2', vehicles: 1 },
    ])
  })

  test('quotation marks unclosed in every row cost no row', async () => {
    const rows = Array.from({ length: 500 }, (_, i) =>
      row({ VIN: '', StockNumber: `S${i}`, Description: '"Great car' }),
    )
    const { summary, vehicles, problems } = await readBytes([HEADER, ...rows].join('\n'))
    expect([summary.errors, vehicles.size]).toEqual([0, 500])
    expect([...new Set([...vehicles.values()].map((one) => one.description))]).toEqual(['Great car', '"Great car'])
    expect(problems.map(({ message }) => message)).toContain(
      'Many rows open a quotation mark and never close it. From here on quotation marks are read as letters.',
    )
  })

  test('of a hundred thousand bad rows a thousand are told and all are counted', async () => {
    const { summary, problems, vehicles } = await readBytes(
      `${HEADER}\n${`${row({ VIN: '', StockNumber: '' })}\n`.repeat(100_000)}${GOOD}`,
    )
    expect(problems).toHaveLength(1000)
    expect([summary.errors, vehicles.size]).toEqual([100_000, 1])
  })

  test('a thousand warnings crowd no error out', async () => {
    const cheap = Array.from({ length: 1500 }, (_, i) => row({ VIN: '', StockNumber: `S${i}`, Price: 'cheap' }))
    const bad = row({ VIN: '', StockNumber: '' })
    const { summary, problems } = await readBytes([HEADER, ...cheap, bad, GOOD].join('\n'))
    expect(problems.filter(({ severity }) => severity === 'warning')).toHaveLength(1000)
    expect(problems.filter(({ severity }) => severity === 'error').map(told)).toEqual([`error 1502 : ${EMPTY_ROW}`])
    expect(summary.errors).toBe(1)
  })

  test('VINs that fail their check digit are told once a file', async () => {
    const vins = Array.from({ length: 200 }, (_, i) => row({ VIN: `JH4KA7650MC00${String(i).padStart(4, '0')}` }))
    const { vehicles, problems } = await readBytes([HEADER, ...vins].join('\n'))
    expect([vehicles.size, problems.length]).toEqual([200, 1])
    expect(problems[0]?.message).toMatch(/^1\d\d VINs fail their check digit, this one first: mistyped/)
  })
})

describe('whatever bytes come, the reader answers', () => {
  const LETTERS = ['"', '"', ',', ',', '\n', '\n', '\r\n', 'a', VIN, ' ', '""', '","', '\t', '\0', 'é', '\ufffd']
  const noise = (seed: number) => {
    let state = seed
    return Array.from({ length: 400 }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return LETTERS[Math.floor((state / 2 ** 32) * LETTERS.length)]
    }).join('')
  }
  test.each(Array.from({ length: 40 }, (_, i) => i + 1))(
    'to noise %i: the same in any pieces, with every error told',
    async (seed) => {
      const file = `${HEADER}\n${GOOD}\n${noise(seed)}\n${GOOD}`
      const [whole, pieces] = [await readBytes(file), await readBytes(file, {}, 11)]
      expect([...pieces.vehicles.values()]).toEqual([...whole.vehicles.values()])
      expect(whole.vehicles.has(OTHER)).toBe(true)
      expect(pieces.problems).toEqual(whole.problems)
      expect(whole.problems.filter(({ severity }) => severity === 'error')).toHaveLength(whole.summary.errors)
    },
  )
})
