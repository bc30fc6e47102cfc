import { isAscii, isUtf8 } from 'node:buffer'
import type { ListName } from '#contract/platform/list-refusals.ts'
import { refuseBinary } from './refuse-file.ts'

type Wide = 'utf-16le' | 'utf-16be'

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf])
const WIDE_MARKS: [Buffer, Wide][] = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
]
/** Enough to detect the file's type. */
const HEAD_BYTES = 16 * 1024
/** Small enough that the data made from one piece never takes much memory. */
export const PIECE_BYTES = 64 * 1024

/**
 * The file's text as UTF-8 without its byte order mark, in pieces of at most 64 kB: from UTF-16 if it is marked so,
 * else unchanged while every byte is valid UTF-8. An invalid byte is lost, and nothing else, if the file's mark or
 * first non-ASCII letter is UTF-8; otherwise the file is windows-1252, which many systems write. Throws words for a
 * manager if the first bytes are not text.
 */
export async function* decodeFile(chunks: AsyncIterable<Buffer>, list: ListName): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0)
  let decoder = new Decoder({})
  for await (const chunk of chunks) {
    let rest = chunk
    if (head) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      if (head.length < HEAD_BYTES) continue
      const start = judgeHead(head.subarray(0, HEAD_BYTES), list)
      decoder = new Decoder(start)
      rest = head.subarray(start.markBytes)
      head = undefined
    }
    for (let at = 0; at < rest.length; at += PIECE_BYTES) yield decoder.decode(rest.subarray(at, at + PIECE_BYTES))
  }
  if (head) {
    const start = judgeHead(head, list)
    decoder = new Decoder(start)
    yield decoder.decode(head.subarray(start.markBytes))
  }
  yield decoder.finish()
}

/** A non-ASCII letter, byte by byte: UTF-8 if its first byte and the following ones match, else a single byte. */
const LETTER = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g
/** Each byte's character in windows-1252. */
const WINDOWS = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))

/** Converts piece after piece to UTF-8; a character split between two pieces is kept for the second. */
class Decoder {
  readonly #wide: TextDecoder | undefined
  #carried: Buffer = Buffer.alloc(0)
  /** True if the file is UTF-8; undefined while it is all ASCII. */
  #isUtf8: boolean | undefined

  constructor({ wide, markBytes = 0 }: Partial<Start>) {
    if (wide) this.#wide = new TextDecoder(wide, { ignoreBOM: true })
    if (markBytes > 0) this.#isUtf8 = true
  }

  decode(piece: Buffer): Buffer {
    if (this.#wide) return Buffer.from(this.#wide.decode(piece, { stream: true }))
    const bytes: Buffer = this.#carried.length > 0 ? Buffer.concat([this.#carried, piece]) : piece
    const whole = bytes.subarray(0, bytes.length - unfinishedBytes(bytes))
    this.#carried = Buffer.from(bytes.subarray(whole.length))
    if (!isUtf8(whole)) return this.#mend(whole)
    if (this.#isUtf8 === undefined && !isAscii(whole)) this.#isUtf8 = true
    return whole
  }

  finish(): Buffer {
    return this.#wide ? Buffer.from(this.#wide.decode()) : this.#mend(this.#carried)
  }

  #mend(bytes: Buffer): Buffer {
    return Buffer.from(bytes.toString('latin1').replace(LETTER, (letter) => this.#read(letter)))
  }

  #read(letter: string): string {
    const bytes = letter.length > 1 ? Buffer.from(letter, 'latin1') : undefined
    const isWell = bytes !== undefined && isUtf8(bytes)
    this.#isUtf8 ??= isWell
    if (isWell) return bytes.toString()
    if (this.#isUtf8) return '\ufffd'
    return bytes ? letter.replace(/./g, inWindows) : inWindows(letter)
  }
}

const inWindows = (byte: string) => WINDOWS.charAt(byte.charCodeAt(0))

interface Start {
  wide?: Wide
  markBytes: number
}

/** Detects a byte order mark, or UTF-16 without one, in the first bytes; throws if they are not text. */
function judgeHead(head: Buffer, list: ListName): Start {
  for (const [mark, wide] of WIDE_MARKS) if (startsWith(head, mark)) return { wide, markBytes: mark.length }
  const unmarked = wideWithoutMark(head)
  if (unmarked) return { wide: unmarked, markBytes: 0 }
  refuseBinary(head, list)
  return { markBytes: startsWith(head, UTF8_MARK) ? UTF8_MARK.length : 0 }
}

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark)

/** English in UTF-16 has a NUL for every second byte; which of the two tells the byte order. */
function wideWithoutMark(head: Buffer): Wide | undefined {
  const bytes = Math.min(head.length, 2048)
  let even = 0
  let odd = 0
  for (let i = 0; i < bytes; i += 2) if (head[i] === 0) even++
  for (let i = 1; i < bytes; i += 2) if (head[i] === 0) odd++
  const most = bytes * 0.4
  if (bytes < 8 || Math.min(even, odd) > bytes * 0.02) return undefined
  return odd > most ? 'utf-16le' : even > most ? 'utf-16be' : undefined
}

/** Number of bytes at the end that may begin a character continued in the next piece. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0
  }
  return 0
}
