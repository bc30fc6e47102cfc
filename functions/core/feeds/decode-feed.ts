import { isUtf8 } from 'node:buffer'
import { refuseBinary } from './refuse-file.ts'

type Wide = 'utf-16le' | 'utf-16be'

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf])
const WIDE_MARKS: [Buffer, Wide][] = [
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
]
/** Enough to tell a kind of file by. */
const HEAD_BYTES = 16 * 1024
/** Small enough that what is made of one piece never weighs. */
const PIECE_BYTES = 64 * 1024

/**
 * The file's text as UTF-8 without its byte order mark, in pieces of at most 64 kB of it: from UTF-16 where it says so,
 * else as it is while every byte agrees with UTF-8, and from the first that does not on from windows-1252, which
 * dealers' systems write. Throws words for a manager where the first bytes are no text.
 */
export async function* decodeFeed(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0)
  let decoder = new Decoder(undefined)
  for await (const chunk of chunks) {
    let rest = chunk
    if (head) {
      head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk
      if (head.length < HEAD_BYTES) continue
      const start = judgeHead(head.subarray(0, HEAD_BYTES))
      decoder = new Decoder(start.wide)
      rest = head.subarray(start.markBytes)
      head = undefined
    }
    for (let at = 0; at < rest.length; at += PIECE_BYTES) yield decoder.decode(rest.subarray(at, at + PIECE_BYTES))
  }
  if (head) {
    const start = judgeHead(head)
    decoder = new Decoder(start.wide)
    yield decoder.decode(head.subarray(start.markBytes))
  }
  yield decoder.finish()
}

/** Piece after piece to UTF-8; a character that two pieces share is kept for the second. */
class Decoder {
  #text: TextDecoder | undefined
  #carried: Buffer = Buffer.alloc(0)

  constructor(wide: Wide | undefined) {
    if (wide) this.#text = new TextDecoder(wide, { ignoreBOM: true })
  }

  decode(piece: Buffer): Buffer {
    if (this.#text) return Buffer.from(this.#text.decode(piece, { stream: true }))
    const bytes: Buffer = this.#carried.length > 0 ? Buffer.concat([this.#carried, piece]) : piece
    const whole = bytes.subarray(0, bytes.length - unfinishedBytes(bytes))
    if (!isUtf8(whole)) return this.#fallBack(bytes)
    this.#carried = Buffer.from(bytes.subarray(whole.length))
    return whole
  }

  finish(): Buffer {
    if (this.#text) return Buffer.from(this.#text.decode())
    return this.#carried.length > 0 ? this.#fallBack(this.#carried) : this.#carried
  }

  #fallBack(bytes: Buffer): Buffer {
    this.#text = new TextDecoder('windows-1252')
    return Buffer.from(this.#text.decode(bytes, { stream: true }))
  }
}

/** What the first bytes say: a byte order mark, UTF-16 without one, or that this is no text at all. */
function judgeHead(head: Buffer): { wide?: Wide; markBytes: number } {
  for (const [mark, wide] of WIDE_MARKS) if (startsWith(head, mark)) return { wide, markBytes: mark.length }
  const unmarked = wideWithoutMark(head)
  if (unmarked) return { wide: unmarked, markBytes: 0 }
  refuseBinary(head)
  return { markBytes: startsWith(head, UTF8_MARK) ? UTF8_MARK.length : 0 }
}

const startsWith = (bytes: Buffer, mark: Buffer) => bytes.subarray(0, mark.length).equals(mark)

/** English in UTF-16 has a NUL for every second byte; which one tells the order. */
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

/** Bytes at the end that may begin a character whose rest is in the next piece. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0
  }
  return 0
}
