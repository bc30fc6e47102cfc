import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { ListName } from '#contract/platform/list-refusals.ts'
import { AppError } from '../errors.ts'

/** A 50 MB file compresses tenfold; data that unpacks to more than this is not a list. */
const UNPACKED_BYTES_MAX = 512 * 1024 * 1024

/** The upload limit: an archive is held whole. */
export const ARCHIVE_BYTES_MAX = 50 * 1024 * 1024

const isGzip = (start: Uint8Array) => start[0] === 0x1f && start[1] === 0x8b
/** An empty archive begins with its end record. */
const ZIP_MARKS = ['PK\x03\x04', 'PK\x05\x06']
export const isZip = (start: Buffer) => ZIP_MARKS.includes(start.toString('latin1', 0, 4))

/** Opens the file from its first byte. */
export type OpenFile = () => AsyncIterable<Uint8Array>

/** The file's bytes, unpacked if gzip or a ZIP archive with one list; `onBytes` gets how many were read of the file. */
export async function* unpackFile(
  open: OpenFile,
  onBytes: (bytes: number) => void,
  list: ListName,
): AsyncGenerator<Buffer> {
  const chunks = counted(open(), onBytes)[Symbol.asyncIterator]()
  try {
    const start = await readStart(chunks)
    if (isGzip(start)) yield* limited(unpack(startingWith(start, chunks)), list)
    else if (isZip(start)) yield* limited(unzip(startingWith(start, chunks), list), list)
    else yield* startingWith(start, chunks)
  } finally {
    await chunks.return?.(undefined)
  }
}

async function* counted(source: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.byteLength
    onBytes(bytes)
    yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  }
}

/** Joins the first chunks: enough bytes for a mark at the start, however small the server's chunks are. */
async function readStart(source: AsyncIterator<Buffer>): Promise<Buffer> {
  let start: Buffer = Buffer.alloc(0)
  while (start.length < 4) {
    const { value, done } = await source.next()
    if (done) break
    start = Buffer.concat([start, value])
  }
  return start
}

async function* startingWith(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  if (start.length > 0) yield start
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Stops if more comes out than any list has. */
async function* limited(unpacked: AsyncIterable<Buffer>, list: ListName): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const piece of unpacked) {
    bytes += piece.length
    if (bytes > UNPACKED_BYTES_MAX) throw new AppError('unpacked_too_large', { list })
    yield piece
  }
}

async function* unpack(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const gunzip = createGunzip()
  // The callback only keeps a failure from being thrown twice: reading the stream fails too.
  pipeline(Readable.from(packed), gunzip, () => {})
  try {
    for await (const chunk of gunzip) yield chunk
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw new AppError('gzip_damaged')
    throw error
  }
}

/** Few files are archives, so the code for them is loaded on demand. */
async function* unzip(packed: AsyncIterable<Buffer>, list: ListName): AsyncGenerator<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of packed) {
    bytes += piece.length
    if (bytes > ARCHIVE_BYTES_MAX) throw new AppError('unpacked_too_large', { list })
    pieces.push(piece)
  }
  const { unzipList } = await import('./unzip-list.ts')
  yield* unzipList(Buffer.concat(pieces.splice(0)), list)
}
