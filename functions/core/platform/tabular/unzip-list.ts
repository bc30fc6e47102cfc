import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import type { ListName } from '#contract/platform/list-refusals.ts'
import { AppError } from '../errors.ts'
import { packedBytesOf, type ZipEntry, zipEntries } from './zip-entries.ts'

/** Other entries that an archive with one list may have: folders, a Mac's shadow files, hidden files. */
const NO_FILE = /\/$|^__MACOSX\/|(?:^|\/)\.[^/]*$|(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i
const LIST = /\.(?:csv|tsv|txt)$/i
const TEXT = /\.txt$/i

/**
 * The bytes of the only list in a ZIP archive, piece by piece. The archive itself is held whole, because its directory
 * is at the end; a list is not. Throws words for a person if it has no list or several, a password, or is damaged.
 */
export async function* unzipList(zip: Buffer, list: ListName): AsyncGenerator<Buffer> {
  const entries = zipEntries(zip)
  if (!entries) throw new AppError('zip_damaged')
  const entry = theList(entries, list)
  if (entry.isEncrypted) throw new AppError('zip_encrypted')
  const packed = packedBytesOf(zip, entry)
  if (!packed || (entry.method !== 0 && entry.method !== 8)) throw new AppError('zip_damaged')
  yield* checked(entry, entry.method === 0 ? [packed] : inflate(packed))
}

/** The only file, or the only one named like a list: a readme beside inventory.csv is not. */
function theList(entries: readonly ZipEntry[], list: ListName): ZipEntry {
  const files = entries.filter(({ name }) => !NO_FILE.test(name))
  const lists = files.filter(({ name }) => LIST.test(name))
  const tables = lists.filter(({ name }) => !TEXT.test(name))
  const [first, ...others] = tables.length === 1 ? tables : lists
  if (!first) throw new AppError('zip_without_list', { list })
  if (others.length > 0) throw new AppError('zip_of_several', { files: others.length + 1, list })
  return first
}

/** Data that unpacks to another length or checksum than the archive says is damaged, or meant to exhaust a machine. */
async function* checked({ bytes, crc }: ZipEntry, pieces: AsyncIterable<Buffer> | Iterable<Buffer>) {
  let [got, sum] = [0, 0]
  try {
    for await (const piece of pieces) {
      got += piece.length
      if (got > bytes) break
      sum = crc32(piece, sum)
      yield piece
    }
  } catch (error) {
    if (!String((error as NodeJS.ErrnoException).code).startsWith('Z_')) throw error
    got = -1
  }
  if (got !== bytes || sum !== crc) throw new AppError('zip_damaged')
}

function inflate(packed: Buffer): AsyncIterable<Buffer> {
  const inflated = createInflateRaw()
  // The callback only keeps a failure from being thrown twice: reading the stream fails too.
  pipeline(Readable.from(inPieces(packed)), inflated, () => {})
  return inflated
}

const PIECE_BYTES = 64 * 1024
function* inPieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}
