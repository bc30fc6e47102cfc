import { isUtf8 } from 'node:buffer'
import { refuseBinary } from './refuse-file.ts'

export interface Encoding {
  name: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
  /** Bytes of the byte order mark, to be left out. */
  markBytes: number
}

const MARKS: [Buffer, Encoding['name']][] = [
  [Buffer.from([0xef, 0xbb, 0xbf]), 'utf-8'],
  [Buffer.from([0xff, 0xfe]), 'utf-16le'],
  [Buffer.from([0xfe, 0xff]), 'utf-16be'],
]

const WINDOWS: Encoding = { name: 'windows-1252', markBytes: 0 }

/** Enough to tell a kind of file by. */
const HEAD_BYTES = 64 * 1024

/**
 * How a file's letters are written, in one pass that keeps 64 kB of it: its byte order mark; else UTF-8 where every
 * byte agrees; else windows-1252, which dealers' systems write. Throws words for a manager where it is no text.
 */
export async function detectEncoding(chunks: AsyncIterable<Buffer>): Promise<Encoding> {
  let head: Buffer = Buffer.alloc(0)
  let carried: Buffer = Buffer.alloc(0)
  let byHead: Encoding | undefined
  let isUtf8Broken = false
  for await (const chunk of chunks) {
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)])
      if (head.length === HEAD_BYTES) byHead = judgeHead(head)
    }
    const piece: Buffer = carried.length > 0 ? Buffer.concat([carried, chunk]) : chunk
    carried = Buffer.from(piece.subarray(piece.length - unfinishedBytes(piece)))
    isUtf8Broken ||= !isUtf8(piece.subarray(0, piece.length - carried.length))
    // Nothing that follows can change it; a head that is not full yet still can.
    if (head.length === HEAD_BYTES && (byHead || isUtf8Broken)) return byHead ?? WINDOWS
  }
  if (head.length < HEAD_BYTES) byHead = judgeHead(head)
  return byHead ?? (isUtf8Broken || carried.length > 0 ? WINDOWS : { name: 'utf-8', markBytes: 0 })
}

/** What the first bytes decide by themselves: a mark, UTF-16 without one, or that this is no text at all. */
function judgeHead(head: Buffer): Encoding | undefined {
  for (const [mark, name] of MARKS)
    if (head.subarray(0, mark.length).equals(mark)) {
      if (name === 'utf-8') refuseBinary(head)
      // A wrong UTF-8 mark is told by the bytes behind it: then the file is windows-1252 with three odd letters.
      return name === 'utf-8' && !isUtf8(head.subarray(0, head.length - unfinishedBytes(head)))
        ? { name: 'windows-1252', markBytes: mark.length }
        : { name, markBytes: mark.length }
    }
  const unmarked = utf16WithoutMark(head)
  if (unmarked) return { name: unmarked, markBytes: 0 }
  refuseBinary(head)
  return undefined
}

/** English in UTF-16 has a NUL for every second byte; which one tells the order. */
function utf16WithoutMark(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const bytes = Math.min(head.length, 2048)
  const nuls = [0, 0]
  for (let i = 0; i < bytes; i++) if (head[i] === 0) nuls[i % 2] = (nuls[i % 2] ?? 0) + 1
  const [even = 0, odd = 0] = nuls
  const most = bytes * 0.4
  if (bytes < 8 || Math.min(even, odd) > bytes * 0.02) return undefined
  return odd > most ? 'utf-16le' : even > most ? 'utf-16be' : undefined
}

/** Bytes at the end that may begin a character whose rest is in the next chunk. */
function unfinishedBytes(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte < 0x80) return 0
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0
  }
  return 0
}
