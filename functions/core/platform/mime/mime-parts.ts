import { decodeText } from './decode-text.ts'

/** A part of a mail that holds no others: its headers by lowercase name, and its body as it is transferred. */
export interface MimePart {
  headers: ReadonlyMap<string, string>
  body: string
  /** It stands in a mail that this one carries. */
  isCarried: boolean
}

/** More than any program writes; what goes beyond is not looked at. */
const PARTS_MAX = 50
const LOOKED_AT_MAX = 200
const DEPTH_MAX = 10
const HEADER_CHARACTERS = 64 * 1024

/**
 * The parts of a mail (RFC 5322, MIME), in latin1. Our own few lines, as all that is wanted are cut texts with their
 * charsets: libraries decode whole bodies line by line, and drop the charset of what is attached.
 */
export function mimeParts(mail: string): { headers: ReadonlyMap<string, string>; parts: MimePart[] } {
  const found: Found = { parts: [], lookedAt: 0 }
  const whole = split(mail, false)
  collect(whole, 0, found)
  return { headers: whole.headers, parts: found.parts }
}

interface Found {
  parts: MimePart[]
  lookedAt: number
}
const isEnough = ({ parts, lookedAt }: Found) => parts.length >= PARTS_MAX || lookedAt >= LOOKED_AT_MAX

function collect(part: MimePart, depth: number, found: Found): void {
  found.lookedAt++
  if (depth > DEPTH_MAX || isEnough(found)) return
  const { type, boundary } = typeOf(part)
  if (/^message\/rfc822\b/.test(type)) collect(split(part.body, true), depth + 1, found)
  else if (!/^multipart\//.test(type)) found.parts.push(part)
  else if (boundary) collectWithin(part, `--${boundary}`, depth, found)
}

function collectWithin({ body, isCarried }: MimePart, mark: string, depth: number, found: Found) {
  let begin = lineOf(body, mark, 0)
  while (begin >= 0 && !isEnough(found)) {
    const start = begin + mark.length
    if (body.startsWith('--', start)) return
    const end = lineOf(body, mark, start)
    const within = body.slice(body.indexOf('\n', start) + 1, end < 0 ? undefined : end)
    collect(split(within, isCarried), depth + 1, found)
    begin = end
  }
}

/** Where a text begins a line. */
function lineOf(text: string, mark: string, from: number): number {
  if (from === 0 && text.startsWith(mark)) return 0
  const at = text.indexOf(`\n${mark}`, from)
  return at < 0 ? -1 : at + 1
}

const BLANK = /\r?\n\r?\n|^\r?\n/g

function split(text: string, isCarried: boolean): MimePart {
  BLANK.lastIndex = 0
  const blank = BLANK.exec(text.slice(0, HEADER_CHARACTERS))
  const head = text.slice(0, blank?.index ?? 0)
  const headers = new Map<string, string>()
  for (const line of head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).trim().toLowerCase()
    // The first of a name counts.
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return { headers, body: blank ? text.slice(blank.index + blank[0].length) : '', isCarried }
}

/** A part's bytes, decoded, of at most so many characters of its body as it is transferred. */
export function bytesOf({ headers, body }: MimePart, most?: number): Buffer<ArrayBuffer> {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase() ?? ''
  const cut = body.slice(0, most)
  if (encoding.includes('base64')) return Buffer.from(cut, 'base64')
  if (!encoding.includes('quoted-printable')) return Buffer.from(cut, 'latin1')
  return fromQuotedPrintable(cut.replace(/(?<![ \t])[ \t]+$/gm, '').replace(/=\r?\n/g, ''))
}

/** Letter by letter: a text may be all percents. */
function fromQuotedPrintable(text: string): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(text.length)
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const coded = text[at] === '=' ? text.slice(at + 1, at + 3) : ''
    const isCoded = /^[0-9a-f]{2}$/i.test(coded)
    bytes[length] = isCoded ? Number.parseInt(coded, 16) : text.charCodeAt(at)
    length += 1
    if (isCoded) at += 2
  }
  return bytes.subarray(0, length)
}

const HEADER_CHARACTERS_READ = 1000

/** A header as it is written; it may be in UTF-8 as it is. */
export const headerOf = (headers: ReadonlyMap<string, string>, name: string, most = HEADER_CHARACTERS_READ) =>
  decodeText(Buffer.from((headers.get(name) ?? '').slice(0, most), 'latin1'))

/** A part's type with its parameters; a text where it says none. */
export function typeOf({ headers }: Pick<MimePart, 'headers'>): { type: string; charset?: string; boundary?: string } {
  const header = headers.get('content-type') ?? 'text/plain'
  const parameter = (name: string) => {
    const [, quoted, bare] = new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;"]+))`, 'i').exec(header) ?? []
    return quoted ?? bare
  }
  return {
    type: (header.split(';')[0] ?? '').trim().toLowerCase(),
    charset: parameter('charset'),
    boundary: parameter('boundary'),
  }
}
