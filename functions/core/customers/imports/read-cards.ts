/** Somebody as a telephone's contact card has them; the preferred number first. */
export interface Card {
  /** The card's first line in its file. */
  line: number
  first: string
  last: string
  full: string
  numbers: { label: string; value: string }[]
  email: string
  company: string
  note: string
}

interface Line {
  name: string
  /** TYPE, CHARSET, ENCODING, and what version 2.1 writes without a name (`TEL;CELL:`), in capitals. */
  params: string[]
  value: string
}

/** The people of a file of vCards (2.1, 3.0, 4.0). */
export function* readCards(bytes: Buffer): Generator<Card> {
  let card: Line[] | undefined
  let begun = 0
  for (const { line, text } of unfold(decode(bytes))) {
    const read = readLine(text)
    if (!read) continue
    const value = read.value.trim().toUpperCase()
    if (read.name === 'BEGIN' && value === 'VCARD') {
      card = []
      begun = line
    } else if (read.name === 'END' && value === 'VCARD' && card) {
      yield cardOf(card, begun)
      card = undefined
    } else card?.push(read)
  }
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le')
  // Byte by byte: a line of version 2.1 says its own character set.
  return bytes.toString('latin1')
}

/** Lines as they were before they were folded: one that begins with a blank, or stands behind a soft break, goes on. */
function* unfold(text: string): Generator<{ line: number; text: string }> {
  let whole: { line: number; text: string } | undefined
  let line = 0
  for (const one of text.split(/\r\n|\n|\r/)) {
    line++
    const isSoft =
      whole !== undefined && /ENCODING=QUOTED-PRINTABLE[^:]*:/i.test(whole.text) && whole.text.endsWith('=')
    if (whole && isSoft) whole.text = whole.text.slice(0, -1) + one.replace(/^[ \t]/, '')
    else if (whole && /^[ \t]/.test(one)) whole.text += one.slice(1)
    else {
      if (whole) yield whole
      whole = { line, text: one }
    }
  }
  if (whole) yield whole
}

/** Up to the first colon outside quotation marks is the name, with what it is of. */
const PARTS = /^((?:"[^"]*"|[^":])+):(.*)$/s

function readLine(text: string): Line | undefined {
  const [, head = '', raw = ''] = PARTS.exec(text) ?? []
  const [name = '', ...params] = head.toUpperCase().replaceAll('"', '').split(';')
  // Apple groups lines: item1.TEL.
  const bare = name.slice(name.lastIndexOf('.') + 1).trim()
  return bare === '' ? undefined : { name: bare, params, value: decoded(raw, params) }
}

function decoded(raw: string, params: string[]): string {
  const isQuoted = params.some((one) => /^(?:ENCODING=)?QUOTED-PRINTABLE$/.test(one))
  const bytes = isQuoted
    ? raw.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    : raw
  if (/[^\0-\xff]/.test(bytes)) return bytes
  const charset = params.find((one) => one.startsWith('CHARSET='))?.slice('CHARSET='.length)
  return textOf(Buffer.from(bytes, 'latin1'), charset)
}

function textOf(bytes: Buffer, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const unescaped = (text: string) => text.replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1').trim()
const parts = (value: string, separator: string) => value.split(new RegExp(`(?<!\\\\)${separator}`)).map(unescaped)

function cardOf(card: Line[], line: number): Card {
  const all = (name: string) => card.filter((one) => one.name === name && one.value.trim() !== '')
  const [last = '', first = ''] = parts(all('N')[0]?.value ?? '', ';')
  const numbers = all('TEL').toSorted((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)))
  return {
    line,
    first,
    last,
    full: unescaped(all('FN')[0]?.value ?? ''),
    numbers: numbers.map((number) => ({ label: labelOf(number), value: unescaped(number.value) })),
    email: unescaped(all('EMAIL')[0]?.value ?? ''),
    company: parts(all('ORG')[0]?.value ?? '', ';')[0] ?? '',
    note: unescaped(all('NOTE')[0]?.value ?? ''),
  }
}

const typesOf = ({ params }: Line) => params.flatMap((one) => one.replace(/^TYPE=/, '').split(','))
const isPreferred = (line: Line) => typesOf(line).some((one) => one === 'PREF' || one.startsWith('PREF='))
const LABELS = {
  CELL: 'Mobile',
  IPHONE: 'Mobile',
  FAX: 'Fax',
  PAGER: 'Pager',
  WORK: 'Work',
  HOME: 'Home',
  MAIN: 'Main',
}

function labelOf(line: Line): string {
  const types = typesOf(line)
  return Object.entries(LABELS).find(([type]) => types.includes(type))?.[1] ?? ''
}
