import { AppError } from '../../platform/errors.ts'

const NOT_A_LIST = 'Please export the vehicle list as CSV or tab-separated text.'

/** What a file is by its first bytes, and what to tell a manager who sent it. */
const KINDS: [starts: string[], message: string][] = [
  [['\xd0\xcf\x11\xe0'], 'This is an Excel workbook of the old kind (.xls), not a text file.'],
  [['%PDF'], 'This is a PDF document, not a text file.'],
  [
    ['\x1f\x8b', '7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ', '\x28\xb5\x2f\xfd'],
    'This is an archive. Unpack it and send the file that is inside.',
  ],
  [['\xff\xd8\xff', '\x89PNG', 'GIF8', 'RIFF'], 'This is a picture, not a text file.'],
  [['{\\rtf'], 'This is a text document with formatting (RTF), not a list.'],
]

/** Of text, by its first characters. */
const TEXT_KINDS: [RegExp, string][] = [
  [
    /^\s*(<!--[\s\S]*?-->\s*)?<(!doctype html|html|head|body|script|div|p|h1|title)\b/i,
    'This is a web page, perhaps the error page of a server, not a vehicle list.',
  ],
  [/^\s*<[?!a-z]/i, 'This is an XML file. XML feeds cannot be read.'],
  [/^\s*[[{]\s*["{[\]}]/, 'This is a JSON file. JSON feeds cannot be read.'],
]

/** Bytes that no text has, out of a hundred: a few NULs are the fault of an export, more are another kind of file. */
const CONTROL_SHARE = 0.05

/** Throws words for a manager where a file's first bytes are no text. */
export function refuseBinary(head: Buffer) {
  const start = head.toString('latin1', 0, 4096)
  if (start.startsWith('PK') && start.charCodeAt(2) < 9) refuse(zipKind(start))
  const kind = KINDS.find(([starts]) => starts.some((one) => start.startsWith(one)))
  if (kind) refuse(kind[1])
  let controls = 0
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32)) controls++
  if (controls > head.length * CONTROL_SHARE) throw new AppError('invalid', `This is not a text file. ${NOT_A_LIST}`)
}

/** Throws words for a manager where a text is of another kind than a list. */
export function refuseOtherText(start: string) {
  if (start.trim() === '') throw new AppError('invalid', 'The file is empty.')
  const kind = TEXT_KINDS.find(([pattern]) => pattern.test(start.slice(0, 4096)))
  if (kind) refuse(kind[1])
}

/** Throws words for a manager where a list has more vehicles than are read. */
export function refuseVehicles(most: number): never {
  const count = most.toLocaleString('en-US')
  throw new AppError('invalid', `The file has more than ${count} vehicles: it cannot be one dealership's inventory.`)
}

/** Throws words for a manager where a list goes on for more rows than any list has. */
export function refuseRows(most: number): never {
  const count = most.toLocaleString('en-US')
  throw new AppError('invalid', `The file has more than ${count} rows: it cannot be one dealership's inventory.`)
}

/** Throws words for a manager where a header has more columns than any list has. */
export function refuseColumns(columns: number, most: number): never {
  throw new AppError('invalid', `The first line has ${columns} columns; a vehicle list has ${most} at most.`)
}

/** Throws words for a manager where a file costs many times what files of its size do. */
export function refuseSlowFile(): never {
  throw new AppError(
    'invalid',
    `The file takes too long to read: its quotation marks, lines or cells are not a list's. ${NOT_A_LIST}`,
  )
}

/** An Excel workbook is a ZIP archive with names of its own. */
const zipKind = (start: string) =>
  /xl\/|\[Content_Types\]/.test(start)
    ? 'This is an Excel workbook, not a text file.'
    : 'This is a ZIP archive. Unpack it and send the file that is inside.'

function refuse(message: string): never {
  throw new AppError('invalid', `${message} ${NOT_A_LIST}`)
}
