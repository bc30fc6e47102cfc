/** A file in a ZIP archive, as in the archive's central directory. */
export interface ZipEntry {
  name: string
  isEncrypted: boolean
  /** The compression method: 0 is none, 8 deflate. */
  method: number
  packedBytes: number
  bytes: number
  crc: number
  /** The offset of its own header. */
  at: number
}

const END = 0x06054b50
const END_BYTES = 22
const COMMENT_MAX = 65_535
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const HEADER = 0x04034b50
const HEADER_BYTES = 30

/** The files of an archive, or undefined if its directory is missing, broken, or of more than 4 GB (APPNOTE 4.3). */
export function zipEntries(zip: Buffer): ZipEntry[] | undefined {
  const end = zip.subarray(-END_BYTES - COMMENT_MAX)
  const found = end.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (found < 0 || found + END_BYTES > end.length || end.readUInt32LE(found) !== END) return undefined
  const count = end.readUInt16LE(found + 10)
  const entries: ZipEntry[] = []
  for (let at = end.readUInt32LE(found + 16); entries.length < count; ) {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY) return undefined
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field))
    const behind = at + ENTRY_BYTES + (name ?? 0)
    entries.push({
      name: zip.toString('utf8', at + ENTRY_BYTES, behind),
      isEncrypted: (zip.readUInt16LE(at + 8) & 1) === 1,
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packedBytes: zip.readUInt32LE(at + 20),
      bytes: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    })
    at = behind + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

/** The packed bytes of a file; undefined if they are not in the archive. */
export function packedBytesOf(zip: Buffer, { at, packedBytes }: ZipEntry): Buffer | undefined {
  if (at + HEADER_BYTES > zip.length || zip.readUInt32LE(at) !== HEADER) return undefined
  const from = at + HEADER_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  return from + packedBytes > zip.length ? undefined : zip.subarray(from, from + packedBytes)
}
