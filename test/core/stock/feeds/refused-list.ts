import { randomBytes } from 'node:crypto'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { partsOf, workbookOf } from '../../../workbook-of.ts'
import { zipOf } from '../../../zip-of.ts'
import { GOOD, HEADER, VIN } from './bad-row.ts'

const ADVICE = 'Please export the vehicle list as CSV or an Excel workbook (.xlsx).'

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const zip = (name: string) =>
  Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'),
    Buffer.alloc(20),
    Buffer.from(name),
    deflateRawSync('x'.repeat(99)),
  ])

/** A list with this many vehicles. */
export const listOf = (vehicles: number) =>
  `Stock,Make\n${Array.from({ length: vehicles }, (_, i) => `S${i},Kia\n`).join('')}`

const ONE_FILE = 'Send an archive with that one file, or the file itself.'
const EXCEL =
  'The Excel workbook is damaged or incomplete. Open it in Excel, save it again as .xlsx or CSV, and send that file.'
const PACKED_EXCEL = `This is an Excel workbook, not a text file. ${ADVICE}`
const OLD_EXCEL =
  'This is an Excel workbook of another kind (.xls or .xlsb). Save it as an Excel workbook (.xlsx) or as CSV, and send that file.'
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

/** Files that are not vehicle lists, and the message that a manager gets for each. */
export const REFUSED: [what: string, file: string | Buffer, words: string][] = [
  ['no byte', '', EMPTY],
  ['blanks only', ' \r\n\t\n   ', EMPTY],
  ['a byte order mark only', '\ufeff', EMPTY],
  ['UTF-16 without a letter', utf16('  \n'), EMPTY],
  ['an empty gzip', gzipSync(''), EMPTY],
  ['an Excel workbook whose end is missing', zip('[Content_Types].xml'), EXCEL],
  ['one written by another program', zip('xl/worksheets/sheet1.xml'), EXCEL],
  ['an Excel workbook with a wrong byte', workbookOf([['VIN'], ['x'.repeat(9)]]).fill(0x55, 45, 60), EXCEL],
  ['an Excel workbook packed with gzip', gzipSync(workbookOf([['VIN']])), PACKED_EXCEL],
  ['a workbook in Excel’s binary format', zipOf({ 'xl/workbook.bin': 'x' }), OLD_EXCEL],
  [
    'an Excel workbook with a password',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(500), utf16('EncryptedPackage')]),
    'The Excel workbook has a password. Remove the password in Excel, save the workbook, and send it again.',
  ],
  [
    'an Excel workbook that unpacks to more than any list',
    zipOf({ ...partsOf([['VIN']]), 'xl/media/1.png': Buffer.alloc(64 * 1024 * 1024) }),
    'Unpacked, the Excel workbook is larger than 64 MB. Save the sheet with the list as CSV, and send that file.',
  ],
  ['an Excel workbook that unpacks to more than it says', zipOf(partsOf([['VIN']]), { bytes: 20 }), EXCEL],
  ['an Excel workbook that says that it unpacks to nothing', zipOf(partsOf([['VIN']]), { bytes: 0 }), EXCEL],
  ['an Excel workbook of empty sheets', workbookOf([], []), EMPTY],
  ['a Word document', zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }), BINARY],
  [
    'a ZIP archive whose end is missing',
    zip('inventory.csv'),
    'The ZIP archive is damaged or incomplete. Please send the file again.',
  ],
  [
    'a ZIP archive with a wrong byte',
    zipOf({ 'inventory.csv': HEADER.repeat(50) }).fill(0x55, 45, 60),
    'The ZIP archive is damaged or incomplete. Please send the file again.',
  ],
  [
    'a ZIP archive that unpacks to more than it says',
    zipOf({ 'inventory.csv': HEADER.repeat(50) }, { bytes: 20 }),
    'The ZIP archive is damaged or incomplete. Please send the file again.',
  ],
  [
    'a ZIP archive with a password',
    zipOf({ 'inventory.csv': HEADER }, { flags: 1 }),
    'The ZIP archive has a password. Send it without one, or the file that is inside.',
  ],
  [
    'a ZIP archive of two lists',
    zipOf({ 'new.csv': HEADER, 'used.csv': HEADER }),
    `The ZIP archive holds 2 files, and nothing tells which one is the vehicle list. ${ONE_FILE}`,
  ],
  [
    'a ZIP archive of pictures',
    zipOf({ 'photos/': '', 'photos/1.jpg': 'x' }),
    `The ZIP archive holds no CSV or TXT file that could be the vehicle list. ${ONE_FILE}`,
  ],
  [
    'a ZIP archive of nothing',
    zipOf({}),
    `The ZIP archive holds no CSV or TXT file that could be the vehicle list. ${ONE_FILE}`,
  ],
  [
    'a ZIP archive of an archive',
    zipOf({ 'inventory.csv': zipOf({ 'inventory.csv': HEADER }) }),
    `This is a ZIP archive. Unpack it and send the file that is inside. ${ADVICE}`,
  ],
  ['an old Excel workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), OLD_EXCEL],
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
    'a title above columns that nobody knows',
    `Inventory report\nChassis,Marque\n1,2`,
    'No column holds a VIN or a stock number. The first line reads: Inventory report.',
  ],
  [
    'a list of customers',
    'Name,Phone,Email\nAna,1,a@b.c',
    'No column holds a VIN or a stock number. The first line reads: Name, Phone, Email. You can choose the columns yourself.',
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
  [
    'a vehicle more than a hundred thousand',
    listOf(100_001),
    'The file has more than 100,000 vehicles: it cannot be one dealership’s inventory.',
  ],
]
