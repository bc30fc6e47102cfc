import type { ListName } from '#contract/platform/list-refusals.ts'
import { AppError } from '../errors.ts'
import { ARCHIVE_BYTES_MAX, isZip, type OpenFile } from './unpack-file.ts'
import { type ZipEntry, zipEntries } from './zip-entries.ts'

/** An archive of a workbook's parts, as its directory tells of them. */
export interface Workbook {
  file: Buffer
  entries: ZipEntry[]
}

/** Excel's container for a workbook with a password, and for its older kind (.xls). */
const CONTAINER = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le')
const PARTS = /^\/?xl\/|\[Content_Types\]\.xml/i

/** The whole file if it is an Excel workbook (.xlsx), else undefined. Refuses one with a password, and one without its end. */
export async function findWorkbook(open: OpenFile, list: ListName): Promise<Workbook | undefined> {
  const file = await readContainer(open, list)
  if (!file) return undefined
  if (!isZip(file)) {
    if (file.includes(ENCRYPTED)) throw new AppError('workbook_encrypted')
    return undefined
  }
  const entries = zipEntries(file)
  if (!entries && /xl\/|\[Content_Types\]/.test(file.toString('latin1', 0, 4096)))
    throw new AppError('workbook_damaged')
  if (!entries?.some(({ name }) => PARTS.test(name))) return undefined
  // Word's and PowerPoint's files are made alike.
  if (!entries.some(({ name }) => /^\/?xl\//i.test(name))) throw new AppError('file_is_binary', { list })
  if (entries.some(({ name }) => /^\/?xl\/workbook\.bin$/i.test(name)))
    throw new AppError('file_is_old_workbook', { list })
  return { file, entries }
}

/** The whole file if it may be a workbook; of others hardly more than the start is read. */
async function readContainer(open: OpenFile, list: ListName): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  let isContainer = false
  for await (const piece of open()) {
    pieces.push(piece)
    bytes += piece.byteLength
    if (!isContainer && bytes >= CONTAINER.length) {
      const start = Buffer.concat(pieces)
      isContainer = isZip(start) || start.subarray(0, CONTAINER.length).equals(CONTAINER)
      if (!isContainer) return undefined
    }
    if (bytes > ARCHIVE_BYTES_MAX) throw new AppError('unpacked_too_large', { list })
  }
  return isContainer ? Buffer.concat(pieces) : undefined
}
